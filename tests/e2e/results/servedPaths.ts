import { appendFile, readFile, stat } from 'node:fs/promises'

/**
 * Type of the annotation that lists what a journey depends on, separated by spaces: the paths it requested from the site, and the folders
 * of other built apps (`apps/starter`).
 */
export const servedAnnotation = 'served'

/** Returns a function that reads the paths that the server has recorded in a file since this call. */
export async function followServedPaths(file: string): Promise<() => Promise<string[]>> {
  const begin = await sizeOf(file)
  return async () => {
    const noted = (await readFile(file).catch(() => Buffer.alloc(0))).subarray(begin).toString()
    return [...new Set(noted.split('\n').filter(Boolean))].sort()
  }
}

/** Records a path that a journey requests without the site's server. */
export async function noteServedPath(file: string, path: string): Promise<void> {
  await appendFile(file, `${path}\n`)
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
