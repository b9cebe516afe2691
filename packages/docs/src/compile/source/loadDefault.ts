import { stat } from 'node:fs/promises'

import { importFresh } from './importFresh.ts'

/** Imports the module of a file as it is on disk now. */
export type LoadModule = (file: string) => Promise<unknown>

/** Default export of a TypeScript file as it is on disk now; `undefined` without such a file, `null` without such an export. */
export async function loadDefault(file: string, load: LoadModule = importFresh): Promise<unknown> {
  const found = await stat(file).catch(() => undefined)
  if (!found) return undefined
  const module = await load(file)
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : null
}
