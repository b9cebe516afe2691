import { readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Folder of the installed view-ui-plus, with symlinks resolved, as in the bundler's module ids. */
export const libraryDir = toPosix(path.dirname(realpathSync(createRequire(import.meta.url).resolve('view-ui-plus/package.json'))))

/** Named exports that are not components: export name → module of the library and the name in it. */
function extras(folder: string): Record<string, LibraryExport> {
  const file = `${folder}/src/locale/index.js`
  return { locale: { file, name: 'use' }, i18n: { file, name: 'i18n' } }
}

/** The module that defines a named export of view-ui-plus. */
export interface LibraryExport {
  /** Absolute path of the module. */
  file: string
  /** Its name in that module. */
  name: string
}

/** Reads which module each component export of a release comes from, in the order of its index. */
export function libraryExports(folder: string = libraryDir): Map<string, LibraryExport> {
  const index = `${folder}/src/components/index.js`
  const exported = new Map(Object.entries(extras(folder)))
  for (const [, name, from] of readFileSync(index, 'utf8').matchAll(/default as (\w+) \} from '([^']+)'/g)) {
    const file = name && from ? resolveInLibrary(from, index) : undefined
    if (name && file) exported.set(name, { file: behindIndex(file), name: 'default' })
  }
  return exported
}

/** Resolves a relative import as the library's own bundler does: `.js` and `.vue` are optional, a folder means its index. */
export function resolveInLibrary(id: string, importer: string): string | undefined {
  const base = path.resolve(path.dirname(importer), id)
  return [base, `${base}.js`, `${base}.vue`, `${base}/index.js`].map(toPosix).find(isFile)
}

/** Most indexes only re-export one component: importing its file directly saves a 60-byte chunk. */
function behindIndex(file: string): string {
  const passedOn = /^\s*import (\w+) from '([^']+)';?\s*export default \1;?\s*$/.exec(readFileSync(file, 'utf8'))?.[2]
  const target = passedOn && resolveInLibrary(passedOn, file)
  return target ? behindIndex(target) : file
}

/** Forward slashes, as Vite writes module ids on every system. */
export function toPosix(file: string): string {
  return file.replaceAll('\\', '/')
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
