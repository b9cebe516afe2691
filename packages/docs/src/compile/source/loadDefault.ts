import { stat } from 'node:fs/promises'

import { importFresh } from './importFresh.ts'

/** Imports the current version of a file from disk. */
export type LoadModule = (file: string) => Promise<unknown>

/** Default export of the current version of a TypeScript file; `undefined` without such a file, `null` without such an export. */
export async function loadDefault(file: string, load: LoadModule = importFresh): Promise<unknown> {
  const found = await stat(file).catch(() => undefined)
  if (!found) return undefined
  const module = await load(file)
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : null
}
