import { readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Collection } from '@view-site/docs/compile'
import { laterSheet, splitSheet, type SheetParts } from '@view-site/static-site/build'
import type { Plugin } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import type { Server } from './Server.ts'

/** Id of the module with the styles that articles need after their first paint. No null byte prefix: Vite's CSS plugin skips ids that have one. */
const laterStylesId = '/virtual:view-docs/later.css'

/** The style sheets of the packages. Run from the sources of this repository, some are modules: they stay whole. */
const sheets = ['@view-site/ui/styles.css', '@view-site/layout/styles.css', '@view-site/docs/styles.css']
  .map(fileOf)
  .filter((file) => file.endsWith('.css'))

/** Style sheet whose classes every article may have. */
const articleSheet = fileOf('@view-site/docs/first.css')

/**
 * Splits the style sheets of the packages: what articles need before their first paint stays, the rest is `virtual:view-docs/later.css`. The
 * server bundle has to be built before, because it draws an article for its classes. The styles of a site with own ones stay whole: its own
 * come last, and would not be any more.
 */
export function splitStyles(resolved: ResolvedConfig, collection: () => Promise<Collection>): Plugin {
  let parts: Promise<ReadonlyMap<string, SheetParts>> | undefined
  let isSplit = false
  return {
    name: 'view-docs:styles',
    enforce: 'pre',
    configResolved({ command }) {
      isSplit = command === 'build' && !hasOwnStyles(resolved)
    },
    buildStart() {
      parts = undefined
    },
    resolveId: (id) => (`/${id}` === laterStylesId ? laterStylesId : undefined),
    async load(id) {
      const isLater = id === laterStylesId
      if (!isLater && !sheets.includes(id)) return undefined
      if (!isSplit) return isLater ? '' : undefined
      const all = await (parts ??= splitAll(join(resolved.root, 'dist/server/server.js'), collection))
      return isLater ? [...all.values()].map(({ later }) => later).join('\n') : all.get(id)?.first
    },
  }
}

/** The bundle of the styles that load later. An empty one of a site with own styles would be a file too. */
export function laterBundle(resolved: ResolvedConfig): { name: string; test: (id: string) => boolean } {
  return { name: laterSheet, test: (id) => id === laterStylesId && !hasOwnStyles(resolved) }
}

function hasOwnStyles({ extensions }: ResolvedConfig): boolean {
  return extensions.styles.length > 0
}

async function splitAll(serverFile: string, collection: () => Promise<Collection>): Promise<ReadonlyMap<string, SheetParts>> {
  const server: Server = await import(pathToFileURL(serverFile).href)
  const drawn = Array.from((await emptyArticle(server, await collection())).matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    names.split(' '),
  )
  const styled = Array.from((await readFile(articleSheet, 'utf8')).matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name)
  const classes = new Set([...drawn.flat(), ...styled])
  const parts = await Promise.all(sheets.map(async (file) => [file, splitSheet(await readFile(file, 'utf8'), classes)] as const))
  return new Map(parts)
}

/** The first page in its shell, without a body: the classes are the same whatever is written in the pages. */
async function emptyArticle({ renderPage, setMenus }: Server, { pages, locales, menus }: Collection): Promise<string> {
  const [page] = pages
  const [locale = ''] = locales
  setMenus(locale, menus(locale))
  const toc = ([1, 2, 3] as const).map((depth) => ({ id: `heading-${depth}`, depth, text: 'Heading' }))
  const payload = { title: 'Title', description: '', html: '', toc }
  const { body, frames } = await renderPage(page?.path ?? '/404', locale, { load: async () => payload })
  return `${frames}${body}`
}

/** Path of a package's style sheet, as Vite names it. */
function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(name))
    .split(sep)
    .join(posix.sep)
}
