import { globSync } from 'node:fs'
import { basename, dirname, extname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'

const prefix = 'virtual:view-docs/'
const demosId = `${prefix}demos`
const renderersId = `${prefix}renderers`
// No null byte prefix: Vite's CSS plugin skips ids that have one.
const themeId = `/${prefix}theme.css`

/**
 * The virtual modules generated from the configuration: `virtual:view-docs/site` is its data, `…/theme.css` its theme, `…/routes`,
 * `…/shell`, `…/styles` and `…/ports` are its extensions. `…/demos` and `…/renderers` map pages to modules with their demos: for the
 * browser and, of ports with a renderer, for the build. Ports and mounted demos are only for the browser.
 */
export function siteModules({ site, demos, theme, extensions, collection: { root } }: ResolvedConfig): Plugin {
  const runtimes = new Map(demos.map(({ extension, runtime }) => [extension, moduleOf(runtime)]))
  const renderers = new Map(demos.flatMap(({ extension, renderer }) => (renderer ? [[extension, moduleOf(renderer)] as const] : [])))
  let pages = findDemos(root, [...runtimes.keys()])
  const modules: Record<string, () => string> = {
    site: () => `export default ${JSON.stringify(site)}`,
    routes: () => record(Object.entries(extensions.routes).map(([path, file]) => [path, lazy(file)])),
    styles: () => extensions.styles.map((file) => `import ${JSON.stringify(file)}\n`).join(''),
    shell: () => (site.announcement ? withAnnouncement(extensions.shell) : components(extensions.shell)),
  }
  const onServer: Record<string, () => string> = {
    renderers: () => record([...pages.keys()].map((page) => [page, lazy(`${renderersId}/${page}`)])),
  }
  const inBrowser: Record<string, () => string> = {
    ports: () => (extensions.ports ? `export { default } from ${JSON.stringify(extensions.ports)}` : record([])),
    demos: () => record([...pages.keys()].map((page) => [page, lazy(`${demosId}/${page}`)])),
  }
  return {
    name: 'view-docs:site',
    enforce: 'pre',
    buildStart() {
      pages = findDemos(root, [...runtimes.keys()])
    },
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      return `/${id}` === themeId ? themeId : `\0${id}`
    },
    load(id) {
      if (id === themeId) return theme
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const common = modules[name]
      if (common) return common()
      const [list, page] = splitName(name)
      const isRendered = list === 'renderers'
      if (isRendered !== (this.environment.config.consumer === 'server')) return record([])
      const own = isRendered ? onServer[name] : inBrowser[name]
      return own?.() ?? demosOf(pages.get(page) ?? [], isRendered ? renderers : runtimes)
    },
    hotUpdate({ type, file, modules: changed }) {
      if (type === 'update' || !file.startsWith(`${posixPath(root)}/`) || !file.includes('/demos/')) return undefined
      pages = findDemos(root, [...runtimes.keys()])
      const lists = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        (module) => module.id?.startsWith(`\0${demosId}`) || module.id?.startsWith(`\0${renderersId}`),
      )
      return [...changed, ...lists]
    },
  }
}

/** Files of the demos by the id of their page. */
function findDemos(root: string, extensions: readonly string[]): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  if (extensions.length === 0) return pages
  const patterns = extensions.map((extension) => `**/demos/*.${extension}`)
  for (const name of globSync(patterns, { cwd: root, exclude: (entry) => entry.endsWith('node_modules') }).sort()) {
    const page = posixPath(dirname(dirname(name)))
    pages.set(page, [...(pages.get(page) ?? []), posixPath(join(root, name))])
  }
  return pages
}

/** The list that a module belongs to, and the page whose demos it has: `demos/guide/start`. */
function splitName(name: string): readonly [list: string, page: string] {
  const end = name.indexOf('/')
  return end === -1 ? [name, ''] : [name.slice(0, end), name.slice(end + 1)]
}

/** The module of a page's demos: for each demo with such a module, loaders of what mounts or renders it and of its file. */
function demosOf(files: readonly string[], modules: ReadonlyMap<string, string>): string {
  return record(
    files.flatMap((file) => {
      const extension = extname(file)
      const module = modules.get(extension.slice(1))
      return module === undefined ? [] : [[basename(file, extension), `[${lazy(module)}, ${lazy(file)}]`] as const]
    }),
  )
}

/** The parts of the shell with the announcement bar, whose code and styles only sites with an announcement include. */
function withAnnouncement(shell: Readonly<Record<string, string | null>>): string {
  const [component, styles] = ['view-docs/announcement', 'view-docs/announcement.css'].map((name) => ownFile(name))
  return `import ${JSON.stringify(styles)}\n${components({ ...shell, Notice: component ?? null })}`
}

/** A module whose default export is a record of the default exports of other modules. */
function components(files: Readonly<Record<string, string | null>>): string {
  const entries = Object.entries(files)
  const imports = entries.flatMap(([name, file]) => (file === null ? [] : [`import ${name} from ${JSON.stringify(file)}\n`]))
  return imports.join('') + record(entries.map(([name, file]) => [name, file === null ? 'null' : name]))
}

function posixPath(path: string): string {
  return path.split(sep).join(posix.sep)
}

/** A port's module; own entries as a path, because a virtual module has no folder from which to resolve a package name. */
function moduleOf(name: string): string {
  return name.startsWith('view-docs/') ? ownFile(name) : name
}

/** Path of one of this package's entries. */
function ownFile(entry: string): string {
  return fileURLToPath(import.meta.resolve(entry))
}

function lazy(module: string): string {
  return `() => import(${JSON.stringify(module)})`
}

function record(entries: readonly (readonly [name: string, value: string])[]): string {
  return `export default {\n${entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},\n`).join('')}}`
}
