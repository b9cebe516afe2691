import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../pages/pageApis.ts'

/** Folder of the sample project that the pages of Admin Cloud show. */
export const sampleRoot = join(root, 'admin-cloud/sample')

/** Files of the sample by path, relative to its root. */
export type SampleFiles = ReadonlyMap<string, string>

/** Reads every file of the sample project. */
export function readSample(): SampleFiles {
  const names = globSync('**/*', { cwd: sampleRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(names.map((name) => [name.slice(sampleRoot.length + 1), readFileSync(name, 'utf8')]))
}

/** The files whose paths end with a suffix. */
export function filesEndingWith(files: SampleFiles, ...suffixes: readonly string[]): [path: string, text: string][] {
  return [...files].filter(([path]) => suffixes.some((suffix) => path.endsWith(suffix)))
}

/** The text of a file that has to exist. */
export function requireFile(files: SampleFiles, path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`The sample has no file ${path}.`)
  return text
}
