import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCollection, type Collection } from '@view-site/docs/compile'
import { frameEndId, opensAttribute, searchButton } from '@view-site/layout/prepaint'
import { localePaths, toLocale } from '@view-site/i18n/product'
import { links } from '@view-site/site-data/links'
import {
  apiFiles,
  feeds,
  llms,
  offlineFiles,
  lockedParts,
  redirectPages,
  redirectRules,
  removeOffline,
  reportProgress,
  routeFiles,
  writeDocsSite,
  type ApiLibrary,
  type CompiledPages,
  type ClientAssets,
  type OutputFactory,
  type RedirectRules,
  type WritePagesContext,
} from '@view-site/static-site/build'
import { openCompressedCache, openSiteFiles } from '@view-site/static-site/files'
import { heldLinkAttribute } from '@view-site/static-site/hydrate'
import { transform } from 'esbuild'
import { renderSVG } from 'uqr'
import type { Logger } from 'vite'
import { followCodePath } from '../src/app/followCodePath.ts'
import { articlePath } from '../src/docs/articlePath.ts'
import { isProduct, products } from '../src/docs/products.ts'
import { indexedPaths, privatePaths, sectionPaths, unindexedPaths } from '../src/publicPaths.ts'
import type * as server from '../src/server.tsx'
import { buildEnv, type BuildEnv } from './buildEnv.ts'
import { darkThemeFile } from './darkThemeFile.ts'
import { demoFiles, demoSnapshots, heroDemos, snapshotMounter } from './demoSnapshots.ts'
import { deployFiles } from './deployFiles.ts'
import { documentedLibraries } from './documentedLibraries.ts'
import { identity, identityFiles } from './identity.ts'
import { about, openGraph } from './openGraph.ts'
import { pageCache } from './pageCache.ts'
import { securityHeaders } from './securityHeaders.ts'
import { versionDemos, type VersionDemos } from './versions/versionDemos.ts'
import { entryLanguages, type EntryLanguages } from '../server/entryLanguages.ts'
type Server = typeof server

/** Loaded on demand, and needed to read without a network: the search, and what a navigation of the application needs. */
const offlineSources = [
  'src/search/siteSearchDialog.tsx',
  'src/status/siteStatus.ts',
  'src/app/dialogs/openDialog.ts',
  'code',
  'frame',
  'picker',
  'words-zh-CN',
  'words-en-US',
  'src/head/pageHead.ts',
  'src/docs/DocsPanel.tsx',
  'src/pages/RouteErrorPage.tsx',
]

const packages = '../../packages'

/** What is imported, one after the other, when a dialog opens of which the reader shows the frame. */
const dialogSources = (locale: string) => ({
  'sign-in': [`${packages}/auth/src/dialog.ts`, `${packages}/auth/src/locales/${locale}.ts`],
  settings: [
    'src/app/dialogs/loadSettings.ts',
    `${packages}/layout/src/locales/${locale}.ts`,
    `${packages}/layout/src/lazy/parts.ts`,
    `${packages}/layout/src/overlays/Overlays.tsx`,
    `${packages}/layout/src/settings/SettingsDrawer.tsx`,
    `${packages}/layout/src/locales/lazy.${locale}.ts`,
  ],
  'demo-request': [
    'src/app/dialogs/loadPageDialog.tsx',
    'src/store/demo-request/DemoRequest.tsx',
    `${packages}/store-ui/src/support/demo-request/locales/${locale}.ts`,
    `${packages}/store-ui/src/common/failures/locales/${locale}.ts`,
  ],
  videos: ['src/app/dialogs/loadPageDialog.tsx', 'src/store/video/Videos.tsx'],
})

/** Answered by the API, behind the same origin. */
const apiPaths = ['/v1', '/api', '/openapi', '/openapi.json', '/__control']

const root = resolve(import.meta.dirname, '..')
const generatorFolder = fileURLToPath(new URL('.', import.meta.resolve('@view-site/static-site/build')))

/** The pages of the site, and the demos of their older versions. */
export interface SitePages extends CompiledPages {
  demos: VersionDemos
}

/** Options of {@link compilePages}. */
export interface CompilePagesOptions {
  env: BuildEnv
  logger: Logger
  /** Called once threads compile pages. */
  onStart?: () => void
}

/** Compiles and checks all pages, and bundles the demos of older versions. */
export async function compilePages(collection: Collection, { env, logger, onStart }: CompilePagesOptions): Promise<SitePages> {
  const started = Promise.withResolvers<void>()
  const [articles, demos] = await Promise.all([
    compileCollection(collection, { cache: pageCache(env), onStart: started.resolve, onProgress: reportCompiled }),
    // As the other bundles, these keep this thread busy.
    started.promise.then(() => {
      onStart?.()
      return versionDemos(collection, logger)
    }),
  ])
  return { collection, articles, demos }
}

function reportCompiled(done: number, of: number): void {
  reportProgress({ phase: 'pages compiled', done, of })
}

type Context = WritePagesContext<Server, SitePages>

/** Writes the static site: every page in every locale, and every file generated from the content. */
export async function writePages({ server, version, prepared, ...build }: Context): Promise<void> {
  const env = buildEnv(process.env)
  const files = await openSiteFiles({
    outDir: build.outDir,
    record: resolve(root, env.dist, 'files.json'),
    compress: env.compress,
    ...(env.dist === 'dist' ? { cache: openCompressedCache('node_modules/.cache/compressed') } : {}),
    generatorVersion: await generatorVersion(env),
  })
  const { origin, vaptchaId, apiUrl, playground } = server.env
  const { brand } = server
  const routes = routeFiles(await readFile(resolve(root, 'src/routeTree.gen.ts'), 'utf8'))
  const { analytics } = server.appEnv
  const { collection, articles, demos } = prepared
  const [older, libraries, redirectScript, beforePaint, article, boot, snapshots] = await Promise.all([
    demos.copyTo(build.outDir),
    documentedLibraries(env.content),
    minified(server.redirectSource),
    minified(server.beforePaintScript),
    minified(server.articleSource),
    minified(server.bootSource),
    minified(server.snapshotSource),
  ])
  const scripts = { beforePaint, article, boot, snapshots }
  const inline = [...Object.values(scripts), ...(articles.redirects.length > 0 ? [redirectScript] : [])]
  const headers = securityHeaders(inline, { botCheck: vaptchaId !== '', api: apiUrl, playground, analytics })
  const rules = redirectRules(articles.redirects, collection.site)
  await writeServerFiles(resolve(root, env.dist), {
    headers,
    redirects: rules,
    languages: entryLanguages(server.env.detectLocale),
    mcp: env.mcp,
  })
  const pageVersion = await siteVersion(version)
  await writeDocsSite({
    build: { ...build, files: [...build.files, ...older] },
    files,
    pages: prepared,
    origin,
    localePaths,
    server: {
      renderPage: (path, locale, loaded) => server.renderPage(path, toLocale(locale), loaded),
      setMenus: (locale, menus) => server.setMenus(toLocale(locale), menus),
    },
    document: {
      siteName: brand.title,
      scripts,
      hasImage: env.openGraphImages,
      icon: '/favicon.svg',
      identity,
      renderUntil: frameEndId,
      retryQuestions: server.retryQuestions,
    },
    sourceOf: (routeId) => (routes.has(routeId) ? `src/${routes.get(routeId)}.tsx` : undefined),
    messagesOf: (locale) => `src/locales/${locale}.ts`,
    article: {
      routeId: '/$product/$',
      modules: ['src/docs/DocsPanel.tsx'],
      reader: 'src/reader.ts',
      readerParts: ['reading'],
      // Of dialogs, what all have in common: the rest of each is in `dialogs`.
      presses: (locale) => ({
        [searchButton]: ['picker', `words-${locale}`],
        [`[${opensAttribute}]`]: ['frame', `words-${locale}`, 'src/app/dialogs/openDialog.ts', 'overlay', 'fields'],
        // What draws the QR code comes last: the dialog does not wait for it.
        [`[${heldLinkAttribute}]`]: ['frame', `words-${locale}`, 'code'],
      }),
    },
    dialogs: dialogSources,
    sections: { ...sectionPaths, ...versionPaths(collection) },
    pathOf: articlePath,
    demosOf: (page) => demos.urlOf(page) ?? build.assets.urlOf(`virtual:vue-demos/${page}`),
    demoFiles: demoFiles(build.assets, env.content),
    snapshots: demoSnapshots(build.assets, build.outDir, demos, env.drawDemos),
    plainDemos: { '/': heroDemos },
    version: pageVersion,
    paths: { indexed: indexedPaths, others: unindexedPaths },
    disallowed: privatePaths,
    isListed: isProduct,
    outputs: [
      ...siteOutputs(server, env, libraries),
      (context) => redirectPages({ ...context, script: redirectScript }),
      offline(server, build.assets, pageVersion),
    ],
  })
}

/** The path of an older version leads to its first page. */
function versionPaths({ menus, site: { defaultLocale, stripLocale } }: Collection): Record<string, string> {
  return Object.fromEntries(
    menus(defaultLocale).flatMap(({ version, href }) => (version ? [[`/${version.section}/${version.id}`, stripLocale(href)]] : [])),
  )
}

/** What this site has besides the files of every documentation site. */
function siteOutputs({ brand, materialFiles }: Server, env: BuildEnv, libraries: Record<string, ApiLibrary>): OutputFactory[] {
  return [
    () => lockedParts(resolve(root, env.dist, 'locked')),
    (context) => llms({ ...context, title: brand.title, about: about('home'), hasChapters: isProduct }),
    (context) =>
      feeds({ ...context, author: brand.title, titleOf: (title, locale) => `${title} - ${brand.titleSuffix[toLocale(locale)]}` }),
    ({ files }) => ({
      async finish() {
        for (const { path, text } of materialFiles()) await files.write(path, text)
        await files.write(followCodePath, renderSVG(links.follow, { border: 2 }))
      },
    }),
    identityFiles(brand.title),
    (context) => apiFiles({ ...context, libraries }),
    darkThemeFile,
    ...(env.openGraphImages ? [openGraph(brand.title, { draw: env.drawImages, laterList: resolve(root, env.dist, 'later.json') })] : []),
  ]
}

/** The service worker, or what removes it. */
function offline({ env }: Server, assets: ClientAssets, version: string): OutputFactory {
  return ({ files, collection, articles }) => ({
    async finish() {
      const core = assets.filesOf(offlineSources)
      const pages = ['/', ...products.map((product) => `/${product}`)]
      if (env.offline === 'on') await offlineFiles({ files, collection, articles, assets, version, core, pages, ignored: apiPaths })
      if (env.offline === 'remove') await removeOffline(files)
    },
  })
}

interface ServerFiles {
  headers: Readonly<Record<string, string>>
  redirects: RedirectRules
  languages: EntryLanguages
  /** Origin of the MCP server. */
  mcp: string | undefined
}

/** Writes the response headers of the pages, the redirects and the languages of `/`, for the site's own server and for the server configurations in `deploy`. */
async function writeServerFiles(dist: string, { headers, redirects, languages, mcp }: ServerFiles): Promise<void> {
  await writeFile(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
  await writeFile(join(dist, 'redirects.json'), JSON.stringify(redirects.map, null, 2))
  await writeFile(join(dist, 'languages.json'), JSON.stringify(languages, null, 2))
  for (const [path, text] of Object.entries(deployFiles(headers, redirects, languages, mcp))) {
    const file = join(dist, 'deploy', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Changes with the rendering code and with its libraries, which are not part of the server bundle. */
async function siteVersion(code: string): Promise<string> {
  const libraries = await readFile(resolve(root, '../../pnpm-lock.yaml'), 'utf8')
  return createHash('sha256').update(code).update(libraries).digest('base64url')
}

/** Changes with the code that writes the files and with the build settings that affect the content of many: the reference adds files. */
async function generatorVersion({
  reference: _reference,
  compress: _compress,
  drawImages: _drawImages,
  drawDemos: _drawDemos,
  ...env
}: BuildEnv): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(env))
    .update(await readFile(snapshotMounter))
  for (const folder of [import.meta.dirname, generatorFolder]) {
    const sources = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    for (const name of sources) hash.update(await readFile(resolve(folder, name)))
  }
  return hash.digest('base64url')
}

async function minified(script: string): Promise<string> {
  return (await transform(script, { minify: true, target: 'es2023' })).code.trim()
}
