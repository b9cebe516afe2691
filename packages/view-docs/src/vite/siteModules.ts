import { globSync } from 'node:fs'
import { basename, dirname, extname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'

const siteId = 'virtual:view-docs/site'
const demosId = 'virtual:view-docs/demos'
const themeId = 'virtual:view-docs/theme.css'

/**
 * The modules that the configuration determines: `virtual:view-docs/site` is its data, `virtual:view-docs/theme.css` its theme, `virtual:view-docs/demos` maps pages to modules with
 * their demos. The server bundle has no demos.
 */
export function siteModules({ site, demos, theme, collection: { root } }: ResolvedConfig): Plugin {
  const extensions = new Map(demos.map((port) => [port.extension, runtimeOf(port.runtime)]))
  let pages = findDemos(root, [...extensions.keys()])
  return {
    name: 'view-docs:site',
    enforce: 'pre',
    buildStart() {
      pages = findDemos(root, [...extensions.keys()])
    },
    resolveId(id) {
      // Vite's plugin for styles skips names that begin with a zero byte.
      if (id === themeId) return `/${themeId}`
      return id === siteId || id === demosId || id.startsWith(`${demosId}/`) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `/${themeId}`) return theme
      if (id === `\0${siteId}`) return `export default ${JSON.stringify(site)}`
      if (!id.startsWith(`\0${demosId}`)) return undefined
      if (this.environment.config.consumer === 'server') return 'export default {}'
      const page = id.slice(demosId.length + 2)
      if (page === '') return record([...pages.keys()].map((name) => [name, lazy(`${demosId}/${name}`)]))
      return record(
        (pages.get(page) ?? []).map((file) => {
          const runtime = extensions.get(extname(file).slice(1)) ?? ''
          return [basename(file, extname(file)), `[${lazy(runtime)}, ${lazy(file)}]`]
        }),
      )
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !file.startsWith(`${posixPath(root)}/`) || !file.includes('/demos/')) return undefined
      pages = findDemos(root, [...extensions.keys()])
      const lists = [...this.environment.moduleGraph.idToModuleMap.values()].filter((module) => module.id?.startsWith(`\0${demosId}`))
      return [...modules, ...lists]
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

function posixPath(path: string): string {
  return path.split(sep).join(posix.sep)
}

/** A port's runtime as a path: a generated module belongs to no folder that its name could be looked up from. */
function runtimeOf(runtime: string): string {
  return runtime.startsWith('view-docs/') ? fileURLToPath(import.meta.resolve(runtime)) : runtime
}

function lazy(module: string): string {
  return `() => import(${JSON.stringify(module)})`
}

function record(entries: readonly (readonly [name: string, value: string])[]): string {
  return `export default {\n${entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},\n`).join('')}}`
}
