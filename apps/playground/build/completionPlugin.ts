import { resolve } from 'node:path'
import { locales, type Locale } from '@view-site/i18n/product'
import type { Plugin } from 'vite'
import { libraryApi, olderVersions } from './libraryApi.ts'
import { root } from './paths.ts'

const id = 'virtual:library-api'
const packageName = '@codemirror/autocomplete'
const unused = '\0no-completion'

/** The names of the package that languages import. Their own completions are not used. */
const unusedCompletions = `
export const completeFromList = () => () => null
export const ifNotIn = (_nodes, source) => source
export const snippetCompletion = (_template, completion) => completion
`

interface ApiFile {
  /** Resolved id of its module. The chunk has its name, which the service worker and the budgets match. */
  path: string
  locale: Locale
  version?: string
}

const files: readonly ApiFile[] = [undefined, ...olderVersions].flatMap((version) =>
  locales.map((locale) => ({
    path: resolve(root, `libraryApi-${version === undefined ? '' : `${version}-`}${locale}.js`).replaceAll('\\', '/'),
    locale,
    ...(version !== undefined && { version }),
  })),
)

/**
 * Serves `virtual:library-api`: functions that load the API of the library's components, by version and language. In a build the languages
 * of the editor do without `@codemirror/autocomplete`: the whole package would load with the editor, for completions that are not used.
 */
export function completionPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'playground:completion',
    enforce: 'pre',
    config: (_config, { command }) => void (isBuild = command === 'build'),
    resolveId(asked, importer) {
      if (asked === id) return `\0${id}`
      if (files.some(({ path }) => path === asked)) return asked
      return isBuild && asked === packageName && importer?.includes('/@codemirror/lang-') ? unused : undefined
    },
    async load(asked) {
      if (asked === `\0${id}`) return `export default { ${[undefined, ...olderVersions].map(loadersOf).join(', ')} }`
      if (asked === unused) return unusedCompletions
      const file = files.find(({ path }) => path === asked)
      return file && `export default ${JSON.stringify(await libraryApi(file.locale, file.version))}`
    },
  }
}

function loadersOf(version: string | undefined): string {
  const loaders = files
    .filter((file) => file.version === version)
    .map(({ path, locale }) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(path)})`)
  return `${JSON.stringify(version ?? 'current')}: { ${loaders.join(', ')} }`
}
