import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** Default export of a TypeScript file as it stands on disk now; `undefined` without such a file, `null` without such an export. */
export async function loadDefault(file: string): Promise<unknown> {
  const found = await stat(file).catch(() => undefined)
  if (!found) return undefined
  // Node keeps modules by address: a changed file needs another one.
  const module: unknown = await import(/* @vite-ignore */ `${pathToFileURL(file).href}?v=${found.mtimeMs}`)
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : null
}
