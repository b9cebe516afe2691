import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { links } from '@view-site/site-data/links'
import { transform } from 'esbuild'
import { renderSVG } from 'uqr'
import { compileCollection, type Articles, type Collection } from '@view-site/docs/compile'
import {
  openCompressedCache,
  openSiteFiles,
  reportProgress,
  routeFiles,
  type SiteFiles,
  type WritePagesContext,
} from '@view-site/prerender'
import type * as server from '../src/server.tsx'
import type { MenuFiles } from '../src/app/bootData.ts'
import { followCodePath } from '../src/app/followCodePath.ts'
import { publicPaths } from '../src/publicPaths.ts'
import { buildEnv, type BuildEnv } from './buildEnv.ts'
import { createPageWriter } from './createPageWriter.ts'
import { demosOf } from './demosOf.ts'
import { deployFiles } from './deployFiles.ts'
import { articleFiles } from './outputs/articleFiles.ts'
import { feeds } from './outputs/feeds.ts'
import { linkCards } from './outputs/linkCards.ts'
import { llms } from './outputs/llms.ts'
import { lockedParts } from './outputs/lockedParts.ts'
import { robots } from './outputs/robots.ts'
import { searchIndex } from './outputs/searchIndex.ts'
import { sitemap } from './outputs/sitemap.ts'
import type { SiteOutput } from './outputs/SiteOutput.ts'
import { securityHeaders } from './securityHeaders.ts'

type Server = typeof server

const root = resolve(import.meta.dirname, '..')

/** While some files are compressed and written, the next are rendered. */
const writesAtOnce = 64

/** The site's pages, compiled and checked. */
export async function compilePages(collection: Collection, env: BuildEnv): Promise<{ collection: Collection; articles: Articles }> {
  // A site of other pages does not push this one's out of the cache.
  const cache = env.dist === 'dist' ? {} : { cache: resolve(root, env.dist, 'cache') }
  const articles = await compileCollection(collection, { ...cache, onProgress: reportCompiled })
  return { collection, articles }
}

function reportCompiled(done: number, of: number): void {
  reportProgress({ phase: 'pages compiled', done, of })
}

type Context = WritePagesContext<Server, Awaited<ReturnType<typeof compilePages>>>

/** Writes the whole static site: every page in every locale, and what stands beside the pages. */
export async function writePages({ server, assets, outDir, files: built, version, prepared }: Context): Promise<void> {
  const env = buildEnv(process.env)
  const { collection, articles } = prepared
  const files = await openSiteFiles({
    outDir,
    record: resolve(root, env.dist, 'files.json'),
    compress: env.compress,
    ...(env.dist === 'dist' ? { cache: openCompressedCache('node_modules/.cache/compressed') } : {}),
    maker: await makerVersion(env),
  })
  const scripts = { beforePaint: await minified(server.beforePaintScript), boot: await minified(server.bootSource) }
  const menus = await writeMenus(files, collection)
  for (const locale of collection.locales) server.setMenus(locale, collection.menus(locale))
  const { origin, vaptchaId, apiUrl } = server.env
  const { locales } = collection
  const routes = routeFiles(await readFile(resolve(root, 'src/routeTree.gen.ts'), 'utf8'))
  const pages = createPageWriter({
    server,
    assets,
    files,
    outDir,
    routes,
    scripts,
    menus,
    demosOf: demosOf(assets),
    version: await siteVersion(version + JSON.stringify(menus), scripts),
    refs: articles.refs,
    cards: env.cards,
  })
  const outputs: SiteOutput[] = [
    pages,
    articleFiles(files, origin, articles, demosOf(assets)),
    lockedParts(resolve(root, env.dist, 'locked')),
    sitemap({ files, origin, collection }),
    llms({ files, origin, collection, articles }),
    feeds({ files, origin }),
    searchIndex(files, collection),
    ...(env.cards ? [linkCards({ files, origin, collection, draw: env.draw })] : []),
  ]

  const open: unknown[] = []
  let done = 0
  const of = articles.refs.length
  for await (const article of articles) {
    reportProgress({ phase: 'pages written', done: done++, of })
    const page = collection.page(article.id)
    if (page) open.push(...outputs.map((output) => output.article?.(article, page)))
    if (open.length >= writesAtOnce) await Promise.all(open.splice(0))
  }
  for (const path of publicPaths) open.push(...locales.map((locale) => pages.plain(path, locale)))
  await Promise.all(open)
  for (const output of outputs) await output.finish?.()
  for (const { path, text } of server.materialFiles()) await files.write(path, text)
  await files.write(followCodePath, renderSVG(links.follow, { border: 2 }))
  await files.write('/robots.txt', robots(origin, locales))
  const { analytics } = server.appEnv
  const headers = securityHeaders(Object.values(scripts), { botCheck: vaptchaId !== '', api: apiUrl, analytics })
  await writeHeaders(resolve(root, env.dist), headers)
  await files.finish(built)
  reportProgress({ phase: 'pages written', done: of, of })
}

/** Writes the menus, of which the application knows nothing until it runs: a title that changes leaves its files what they were. */
async function writeMenus(files: SiteFiles, collection: Collection): Promise<MenuFiles> {
  const written: MenuFiles = {}
  for (const locale of collection.locales) {
    const text = JSON.stringify(collection.menus(locale))
    const path = `/assets/menus-${locale}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`
    await files.write(path, text)
    written[locale] = path
  }
  return written
}

/** Writes what a server in front of the pages has to send with them, for the site's own server and for those in `deploy`. */
async function writeHeaders(dist: string, headers: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  for (const [path, text] of Object.entries(deployFiles(headers))) {
    const file = join(dist, 'deploy', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Changes with the libraries that render the pages, too: they are not part of the server's bundle. */
async function siteVersion(code: string, scripts: Record<string, string>): Promise<string> {
  const libraries = await readFile(resolve(root, '../../pnpm-lock.yaml'), 'utf8')
  return createHash('sha256')
    .update([code, libraries, ...Object.values(scripts)].join('\n'))
    .digest('base64url')
}

/** Changes with this folder's own code, and with the build's settings that affect a file. */
async function makerVersion({ compress: _compress, draw: _draw, ...env }: BuildEnv): Promise<string> {
  const sources = (await readdir(import.meta.dirname, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  const hash = createHash('sha256').update(JSON.stringify(env))
  for (const name of sources) hash.update(await readFile(resolve(import.meta.dirname, name)))
  return hash.digest('base64url')
}

async function minified(script: string): Promise<string> {
  return (await transform(script, { minify: true, target: 'es2023' })).code.trim()
}
