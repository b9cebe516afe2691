import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** Imports a file, again if it changed. What it imports itself is cached from the first time: only a development server reloads that. */
export async function importFresh(file: string): Promise<unknown> {
  // Node keeps modules by address: a changed file needs another one.
  const { mtimeMs } = await stat(file)
  // Without a dot: what follows one may be taken for the file's extension.
  return import(/* @vite-ignore */ `${pathToFileURL(file).href}?v=${String(mtimeMs).replace('.', '-')}`)
}
