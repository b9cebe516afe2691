import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { links } from '@view-site/site-data/links'
import { transform } from 'esbuild'
import { renderSVG } from 'uqr'
import { articlePayload, compileAll, createCollection, type CompiledArticle } from '@view-site/docs/compile'
import { locales, localizePath, type Locale } from '@view-site/i18n/locale'
import { compressFiles, routeFiles, type WritePagesContext } from '@view-site/prerender'
import type * as server from '../src/server.tsx'
import { followCodePath } from '../src/app/followCodePath.ts'
import { articlePath } from '../src/docs/articlePath.ts'
import type { ArticleSource } from '../src/docs/articleSource.ts'
import { isProduct } from '../src/docs/products.ts'
import { indexedPaths, landingPaths, publicPaths } from '../src/publicPaths.ts'
import { collectionOptions } from './collectionOptions.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sitemap } from './sitemap.ts'

type Server = typeof server

/** Writes the whole static site: every page in every locale, the articles for client navigation, Markdown twins, sitemap, headers. */
export async function writePages({ server, assets, outDir }: WritePagesContext<Server>): Promise<void> {
  const collection = await createCollection(collectionOptions(resolve(import.meta.dirname, '../../../content')))
  const articles = await compileAll(collection)
  const files = routeFiles(await readFile(resolve(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8'))
  const source = articleSource(articles)
  const docs = collection.pages.filter(({ product }) => isProduct(product)).map(({ path }) => path)
  const paths = [...publicPaths, ...docs]
  const scripts = { beforePaint: await minified(server.beforePaintScript), boot: await minified(server.bootSource) }
  const origin = server.env.origin

  for (const path of paths) {
    for (const locale of locales) {
      const page = await server.renderPage(path, locale, source)
      const sources = [...page.routeIds.flatMap((id) => files.get(id) ?? []).map((file) => `src/${file}.tsx`), ...textFiles(locale)]
      const html = server.documentHtml({
        head: page.head,
        body: page.body,
        routeId: page.routeIds.at(-1) ?? '',
        assets: assets.forPage(sources),
        origin,
        siteName: server.brand.title,
        scripts,
      })
      for (const address of [path, ...addressesOf(path)]) await write(outDir, `${localizePath(address, locale)}.html`, html)
    }
  }
  for (const article of articles) await writeArticle(outDir, article)
  await write(outDir, followCodePath, renderSVG(links.follow, { border: 2 }))
  await write(outDir, '/sitemap.xml', sitemap([...indexedPaths, ...docs], origin))
  await write(outDir, '/robots.txt', robots(origin))
  await write(outDir, '/../headers.json', JSON.stringify(securityHeaders(Object.values(scripts)), null, 2))
  await compressFiles(outDir)
}

/** Sections whose first page this is: they answer with it, and the browser corrects the address. */
function addressesOf(path: string): string[] {
  return Object.entries(landingPaths).flatMap(([section, page]) => (page === path ? [section] : []))
}

function robots(origin: string): string {
  const closed = ['/user/', '/pay/'].flatMap((path) => locales.map((locale) => `Disallow: ${localizePath(path, locale)}`))
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

async function minified(script: string): Promise<string> {
  return (await transform(script, { minify: true, target: 'es2023' })).code.trim()
}

function articleSource(articles: readonly CompiledArticle[]): ArticleSource {
  const byKey = new Map(articles.map((article) => [`${article.locale} ${article.id}`, articlePayload(article)]))
  return { load: async (id, locale) => byKey.get(`${locale} ${id}`) ?? null }
}

async function writeArticle(outDir: string, article: CompiledArticle): Promise<void> {
  const path = localizePath(articlePath(article.id), article.locale)
  await write(outDir, `${path}/index.json`, JSON.stringify(articlePayload(article)))
  await write(outDir, `${path}.md`, article.markdown)
}

function textFiles(locale: Locale): string[] {
  return [`src/locales/${locale}.ts`]
}

async function write(outDir: string, path: string, content: string): Promise<void> {
  const file = join(outDir, path === '/.html' ? '/index.html' : path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
