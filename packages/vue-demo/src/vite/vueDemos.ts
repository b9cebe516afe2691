import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { connectServer, serverFile, serverOf } from './connectServer.ts'
import { demoFiles, type DemoFiles } from './demoFiles.ts'
import { DemoError } from './DemoError.ts'
import { toPosix } from '../library.ts'
import { lineMap, markFileLines, markLines } from './lineMap.ts'
import { localizeDemo } from './localizeDemo.ts'
import { importDirectives } from './importDirectives.ts'
import { followDarkColors } from './demoColors.ts'
import { viewUiName, vueDemosName, type ViewUiApi, type VueDemosApi } from './vueDemosApi.ts'

/** Options of {@link vueDemos}. */
export interface VueDemosOptions {
  /** Folder of the content, absolute or relative to Vite's root: demos are its `<page>/demos/*.vue`. */
  root: string
  /** Locales of the site, the one that demos are written in first. @default `['zh-CN', 'en-US']` */
  locales?: readonly string[]
  /** Pages whose demos get `data-line`, the source line of each component. @default [] */
  lines?: readonly string[]
  /** Whether the demos of all other pages get `data-line` on each element: its line in the file, as it is shown in their language. @default false */
  fileLines?: boolean
  /** The demos to serve, by page. @default every demo below `root` */
  pages?: DemoFiles
  /** Rewrites a demo before it is translated, such as for an older release of the library. @default as written */
  rewrite?: (source: string) => string
  /** Whether page modules also export `runtime`, which mounts their demos: for a bundle with its own copy of Vue and the library. @default false */
  withRuntime?: boolean
}

const pagesId = 'virtual:vue-demos'
const sourceId = 'virtual:vue-source/'
const runtimeId = '@view-site/vue-demo/runtime'
const emptyId = '\0vue-demo:empty'

/**
 * Serves the demos of a content folder, each in every locale: `virtual:vue-demos` maps page ids to lazy modules,
 * `virtual:vue-demos/<page>` maps its demos to loaders, `virtual:vue-source/<page>/<demo>` is the displayed template with its line map. A
 * `server.js` next to the demos of a page simulates their server while they are mounted. On the server the demos and their runtime are empty
 * modules, so that Vue stays out of that bundle.
 */
export function vueDemos(options: VueDemosOptions): Plugin {
  const { root, locales = ['zh-CN', 'en-US'], lines = [], fileLines = false, rewrite = unchanged, withRuntime = false } = options
  const find = () => options.pages ?? demoFiles(folder)
  let folder = toPosix(path.resolve(root))
  let pages: DemoFiles = new Map()
  let isDark = false
  /** Whether the demos of a page have their own part of the library's stylesheet: only in a build, and of the site's own release. */
  let hasStyles: ViewUiApi['hasStyles'] | undefined
  const [written = 'zh-CN'] = locales
  const demo = (id: string) => readDemoId(id, { folder, locales })
  const isRewritten = (file: string) => {
    const source = rewrite === unchanged ? '' : readFileSync(file, 'utf8')
    return rewrite(source) !== source
  }
  const marked = (source: string, page: string) => (lines.includes(page) ? markLines(source) : fileLines ? markFileLines(source) : source)
  const codeOf = (id: string, { file, locale, page }: DemoId) => {
    const text = rewrite(readFileSync(file, 'utf8'))
    const hasServer = serverOf(file) !== undefined
    const from = JSON.stringify([written, lines.includes(page), fileLines, hasServer, isDark, text])
    const known = prepared.get(id)
    if (known?.from === from) return known.code
    const source = importDirectives(localizeDemo(text, locale, file, { written }))
    const code = marked(hasServer ? connectServer(source) : source, page)
    const themed = isDark ? followDarkColors(code) : code
    prepared.set(id, { from, code: themed })
    return themed
  }
  return {
    name: vueDemosName,
    enforce: 'pre',
    api: {
      files: () => [...pages.values()].flatMap((demos) => [...demos.values()]),
      filesOf: (page) => [...(pages.get(page)?.values() ?? [])],
    } satisfies VueDemosApi,
    config: () => ({ optimizeDeps: { exclude: ['@view-site/vue-demo'] } }),
    configResolved(config) {
      folder = toPosix(path.resolve(config.root, root))
      const library: ViewUiApi | undefined = config.plugins.find(({ name }) => name === viewUiName)?.api
      isDark = library?.isDark ?? false
      if (library && config.command === 'build' && !withRuntime && rewrite === unchanged) hasStyles = library.hasStyles
    },
    configureServer({ watcher }) {
      // The content may be outside Vite's root; watch it, to notice new demos.
      watcher.add(folder)
    },
    buildStart() {
      pages = find()
    },
    resolveId: {
      // A build has ten thousands of imports, and most are of no demo.
      filter: { id: [/^virtual:vue-(?:demos|source)\b/, /^@view-site\/vue-demo\/runtime$/, /\.vue$/] },
      handler(id) {
        const isServer = this.environment.config.consumer === 'server'
        if (isServer && id === runtimeId) return emptyId
        if (id === pagesId || id.startsWith(`${pagesId}/`) || id.startsWith(sourceId)) return `\0${id}`
        return demo(id) ? id : undefined
      },
    },
    load: {
      filter: { id: [/^\0(?:virtual:vue-(?:demos|source)\b|vue-demo:empty$)/, /\.vue$/] },
      handler(id) {
        if (id === emptyId) return 'export {}'
        if (id === `\0${pagesId}`) return this.environment.config.consumer === 'server' ? 'export default {}' : pagesModule(pages)
        if (id.startsWith(`\0${pagesId}/`)) {
          const page = id.slice(pagesId.length + 2)
          const demos = pages.get(page) ?? new Map<string, string>()
          const [first] = demos.values()
          const server = first === undefined ? undefined : serverOf(first)
          if (server !== undefined) this.addWatchFile(server)
          const parts = [pageModule(demos, locales, isRewritten)]
          if (hasStyles?.([...demos.values()]))
            parts.push(`export const styles = () => import(${JSON.stringify(`virtual:view-ui.css?page=${encodeURIComponent(page)}`)})`)
          if (withRuntime) parts.push(`export const runtime = () => import('${runtimeId}')`)
          if (server !== undefined) parts.push(`export const server = ${JSON.stringify(readFileSync(server, 'utf8'))}`)
          return parts.join('\n')
        }
        const variant = id.startsWith(`\0${sourceId}`) ? undefined : demo(id)
        const file = variant ? variant.file : sourceFile(id, pages)
        if (!file) return undefined
        this.addWatchFile(file)
        try {
          if (!variant) return sourceModule(file, locales)
          return { code: codeOf(id, variant), map: null }
        } catch (error) {
          throw error instanceof DemoError ? Object.assign(error, { id: file }) : error
        }
      },
    },
    hotUpdate({ type, file, modules, timestamp }) {
      const isServer = path.posix.basename(file) === serverFile
      if (!file.startsWith(`${folder}/`) || !(file.endsWith('.vue') || (isServer && type !== 'update'))) return undefined
      if (type !== 'update') {
        pages = find()
        const demos = isServer ? modulesOf(this.environment.moduleGraph, (id) => isBeside(demo(id)?.file, file)) : []
        return [...modules, ...demos, ...modulesOf(this.environment.moduleGraph, (id) => id.startsWith(`\0${pagesId}`))]
      }
      const graph = this.environment.moduleGraph
      // A variant that is prepared again imports its styles by a new URL; if they were updated separately, the browser could request the old ones
      // first.
      for (const style of modulesOf(graph, (id) => id.includes('&type=style') && demo(id.replace(/\?.*$/, ''))?.file === file))
        graph.invalidateModule(style, new Set(), timestamp, true)
      // The demo variants accept their own updates, so only they are remounted; the page around them is unchanged.
      return [...modules.filter((module) => !module.id?.startsWith('\0virtual:vue-')), ...modulesOf(graph, (id) => demo(id)?.file === file)]
    },
  }
}

/** The code of demos and what it was made of, by their ids: the builds of a process for several releases of the library share it. */
const prepared = new Map<string, { from: string; code: string }>()

const unchanged = (source: string) => source

interface DemoId {
  file: string
  locale: string
  page: string
}

/**
 * A demo in one language is a virtual module next to its file, `type@en-US.vue`: relative imports resolve, and plugin-vue distinguishes the
 * languages. A rewritten one is `type.rewritten@en-US.vue`: plugin-vue keeps components by their ids, for all builds of a process.
 */
function demoId(file: string, locale: string, isRewritten: boolean): string {
  return file.replace(/\.vue$/, `${isRewritten ? rewrittenMark : ''}@${locale}.vue`)
}

const rewrittenMark = '.rewritten'

interface DemoPlace {
  folder: string
  locales: readonly string[]
}

function readDemoId(id: string, { folder, locales }: DemoPlace): DemoId | undefined {
  if (!id.startsWith(`${folder}/`) || !id.endsWith('.vue')) return undefined
  const locale = locales.find((locale) => id.endsWith(`@${locale}.vue`))
  const page = path.posix.dirname(path.posix.relative(folder, id)).replace(/\/demos$/, '')
  if (locale === undefined) return undefined
  const name = id.slice(0, -`@${locale}.vue`.length)
  return { file: `${name.endsWith(rewrittenMark) ? name.slice(0, -rewrittenMark.length) : name}.vue`, locale, page }
}

function pagesModule(pages: DemoFiles): string {
  return record([...pages.keys()], (page) => `() => import(${JSON.stringify(`${pagesId}/${page}`)})`)
}

function pageModule(demos: ReadonlyMap<string, string>, locales: readonly string[], isRewritten: (file: string) => boolean): string {
  return record([...demos.keys()], (name) => {
    const file = demos.get(name) ?? ''
    const isOther = isRewritten(file)
    const imports = locales.map((locale) => `'${locale}': () => import(${JSON.stringify(demoId(file, locale, isOther))})`)
    return `{ ${imports.join(', ')} }`
  })
}

function record<Key extends string>(keys: readonly Key[], value: (key: Key) => string): string {
  return `export default {\n${keys.map((key) => `  ${JSON.stringify(key)}: ${value(key)},\n`).join('')}}`
}

function sourceFile(id: string, pages: DemoFiles): string | undefined {
  const name = id.slice(sourceId.length + 1)
  return id.startsWith(`\0${sourceId}`) ? pages.get(path.posix.dirname(name))?.get(path.posix.basename(name)) : undefined
}

function sourceModule(file: string, locales: readonly string[]): string {
  const [written = 'zh-CN'] = locales
  const source = readFileSync(file, 'utf8')
  return record(locales, (locale) => JSON.stringify(lineMap(localizeDemo(source, locale, file, { written }))))
}

function isBeside(file: string | undefined, other: string): boolean {
  return file !== undefined && path.posix.dirname(file) === path.posix.dirname(other)
}

function modulesOf(
  graph: ViteDevServer['environments']['client']['moduleGraph'],
  matches: (id: string) => boolean,
): EnvironmentModuleNode[] {
  return [...graph.idToModuleMap.values()].filter((module) => module.id !== null && matches(module.id))
}
