import { appendFile, readFile, stat } from 'node:fs/promises'

/**
 * Type of the annotation that says what a journey depends on, separated by spaces: the paths it asked the site for, or the folder of
 * another built app (`apps/starter`).
 */
export const servedAnnotation = 'served'

/** Reads the paths that a site's server has noted in a file from now on. */
export async function followServedPaths(file: string): Promise<() => Promise<string[]>> {
  const begin = await sizeOf(file)
  return async () => {
    const noted = (await readFile(file).catch(() => Buffer.alloc(0))).subarray(begin).toString()
    return [...new Set(noted.split('\n').filter(Boolean))].sort()
  }
}

/** Notes a path that a journey asks for without the site's server. */
export async function noteServedPath(file: string, path: string): Promise<void> {
  await appendFile(file, `${path}\n`)
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
