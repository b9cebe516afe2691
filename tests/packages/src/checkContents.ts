import { posix } from 'node:path'
import { entriesOf, type PackageManifest } from '@view-site/published'
import { isOfTemplate } from './isOfTemplate.ts'
import type { Tarball } from './Tarball.ts'

export interface CheckContentsOptions {
  /** Folders of this machine, which no published file may mention. */
  machine: readonly string[]
}

/** Problems with the files of a tarball: missing, unwanted, or with paths of this machine and workspace. */
export function checkContents({ manifest, files }: Pick<Tarball, 'manifest' | 'files'>, { machine }: CheckContentsOptions): string[] {
  return [
    ...missing(manifest, files),
    ...[...files.keys()]
      .filter((file) => !isNeeded(file, manifest))
      .map((file) => `${file} is in the tarball but not needed there: see "files".`),
    ...Array.from(files, ([file, text]) => [...localMentions(file, text, machine), ...wrongMap(file, text, files)]).flat(),
  ]
}

function missing(manifest: PackageManifest, files: Tarball['files']): string[] {
  const named = entriesOf(manifest).flatMap(({ types, file }) => [types, file])
  return ['README.md', 'LICENSE', ...named.filter((file) => file !== undefined)]
    .map((file) => posix.normalize(file))
    .filter((file) => !files.has(file))
    .map((file) => `${file} is not in the tarball: build the package, or see "files" and "exports".`)
}

/**
 * Whether a file is a script, its declarations or source map, an exported style sheet, a file of the template, or one of the named files
 * outside `dist`.
 */
function isNeeded(file: string, manifest: PackageManifest): boolean {
  if (['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'].includes(file) || isOfTemplate(file, manifest)) return true
  const exported = entriesOf(manifest)
    .flatMap(({ types, file }) => [types, file])
    .map((one) => one && posix.normalize(one))
  if (exported.includes(file)) return true
  return /^dist\/.*\.(js|d\.ts|js\.map)$/.test(file) && !/\.(test|spec|browser)\.|\/__/.test(file)
}

function localMentions(file: string, text: string, machine: readonly string[]): string[] {
  const words = file === 'package.json' ? ['workspace:', 'catalog:'] : []
  return [...machine, ...words]
    .filter((word) => text.includes(word))
    .map((word) => `${file} mentions "${word}", which does not exist outside this repository.`)
}

/** A source map must exist and include its sources, because tarballs do not contain them. */
function wrongMap(file: string, text: string, files: Tarball['files']): string[] {
  const named = /^\/\/# sourceMappingURL=(.+)$/m.exec(text)?.[1]
  if (named === undefined) return []
  const map = files.get(posix.join(posix.dirname(file), named))
  if (map === undefined) return [`${file} names the source map ${named}, which is not in the tarball.`]
  const { sources, sourcesContent = [] }: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(map)
  return sources
    .filter((source, index) => posix.isAbsolute(source) || source.includes('node_modules') || !sourcesContent[index])
    .map((source) => `The source map of ${file} names ${source} without its text, or by a path of this machine.`)
}
