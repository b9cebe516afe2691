import { demoPackages } from '@view-site/content/demo-modules'
import { docs, type DocsPlugin } from '@view-site/docs/vite'
import { localeOfPath, locales } from '@view-site/i18n/product'
import { devDocument, laterSheet, staticSite } from '@view-site/static-site/build'
import { viewUi, vueDemos } from '@view-site/vue-demo/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { buildEnv } from './build/buildEnv.ts'
import { listedIn, type Bundle } from './build/bundleLists.ts'
import { bundleKey } from './build/bundleKey.ts'
import { collectionOptions } from './build/collectionOptions.ts'
import { createDevChecks } from './build/content/createDevChecks.ts'
import { demoDark } from './build/demoDark.ts'
import { heroCode } from './build/heroCode.ts'
import { followCode } from './build/followCode.ts'
import { pageCache } from './build/pageCache.ts'
import { shortIdentifiers } from './build/shortIdentifiers.ts'
import { devVersionDemos } from './build/versions/devVersionDemos.ts'
import { sharedVue } from './build/versions/sharedVue.ts'
import { compilePages, writePages } from './build/writePages.ts'

const source = '@view-site/source'
const env = buildEnv(process.env)
const isDevelopment = process.env.NODE_ENV === 'development'
const pages: DocsPlugin = docs(
  { ...collectionOptions(env), drafts: isDevelopment },
  { cache: pageCache(env), also: createDevChecks(env.content, () => pages.api) },
)
/** Resolves when threads compile the pages. */
const compiling = Promise.withResolvers<void>()
const api = process.env.API_URL ?? 'http://127.0.0.1:4310'

/**
 * Files of this application and of libraries that belong to a bundle. What each bundle is, and which files of the packages belong to it,
 * is declared by the packages: `build/bundleLists.ts`.
 */
const ownFiles: Partial<Record<Bundle, RegExp>> = {
  common: /\/apps\/site\/src\/(app|head)\/(?!.*\.css)/,
  host: /\/(apps\/site\/src\/(app\/(api|services\/|texts|dialogs\/|log\/LogBuffer|layout\/layoutBaseOf|session\/session)|docs\/(filmOf|lockedDocuments|articlePath))|node_modules\/jotai\/)(?!.*\.css)/,
  reading: /\/apps\/site\/src\/(reader\/read(Articles|erPorts)|docs\/(tabChoices|mountPort|editor\/editorPort))\./,
  base: /(^\0rolldown\/runtime|vite\/preload-helper|apps\/site\/src\/(env|locales\/loadWords|store\/consult\/attachConsult|app\/(chooseLocale|loadStatus|startOffline)|docs\/(products|playground\/(openPlayground|playgroundPort)|loadDemo|versionAt)))\./,
  frame: /\/apps\/site\/src\/(reader\/frames\/pageFrames|app\/campaignSource|store\/consult\/openSiteConsult)\./,
  words: /\/apps\/site\/src\/locales\/(search|frames|words)\//,
  search: /\/apps\/site\/src\/(search\/(docsSource|isPublicPage|popularPages)|reader\/search\/pageSearch)\./,
  first: /\/apps\/site\/src\/(store\/consult\/ConsultButton|docs\/prerendered|pages\/PlainErrorPage)\..*\.vanilla\.css/,
}

function inBundle(bundle: Bundle): (id: string) => boolean {
  const isListed = listedIn(bundle)
  return (id) => isListed(id) || ownFiles[bundle]?.test(id) === true
}

/** Locale of a file that is named after it. */
function localeOfFile(id: string): string {
  return locales.find((locale) => id.includes(`${locale}.ts`)) ?? ''
}

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  // As an environment rather than in `ssr`, which vanilla-extract's compiler replaces: it would resolve packages to their built files.
  environments: {
    ssr: {
      resolve: {
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, 'node'],
        noExternal: [/^@view-site\//],
      },
    },
  },
  optimizeDeps: { include: demoPackages.map((name) => `@view-site/content > ${name}`) },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4300),
    strictPort: true,
    proxy: Object.fromEntries(['/v1', '/api', '/__control', '/openapi'].map((path) => [path, api])),
  },
  css: { transformer: 'lightningcss' },
  // A build names thousands of files otherwise.
  logLevel: isDevelopment ? 'info' : 'warn',
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // `tests/budgets` limits what a page loads.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All other styles are loaded with their code.
            { name: 'first', test: inBundle('first'), priority: 6 },
            { name: laterSheet, test: inBundle('later'), priority: 5 },
            // What dialogs need, which open before the rest of the application has loaded. Before `common`, which imports it.
            { name: 'host', test: inBundle('host'), tags: ['$initial'], priority: 1 },
            // Everything the application needs from the start is one file instead of forty: small files compress badly.
            { name: 'common', test: inBundle('common'), tags: ['$initial'], priority: 1 },
            { name: 'frame', test: inBundle('frame'), priority: 3 },
            { name: (id) => `words-${localeOfFile(id)}`, test: inBundle('words'), priority: 0.9 },
            { name: 'parts', test: inBundle('parts'), minShareCount: 2, priority: 0.8 },
            { name: 'fields', test: inBundle('fields'), minShareCount: 2, priority: 0.7 },
            { name: 'account', test: inBundle('account'), minShareCount: 2, priority: 0.6 },
            { name: 'shop', test: inBundle('shop') },
            { name: 'picker', test: inBundle('search') },
            { name: 'code', test: inBundle('code'), priority: 0.5 },
            // With what they import of Base UI, which would be in one file with that of menus and lists otherwise.
            { name: 'overlay', test: inBundle('overlay') },
            { name: 'reading', test: inBundle('reading'), priority: 3 },
            // With the bundler's own functions, which most other files import.
            { name: 'base', test: inBundle('base'), priority: 4 },
            // Libraries change less often than the site, and each file is evaluated in a separate task.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//, priority: 2 },
            { name: 'router', test: /node_modules\/@tanstack\/(router-core|react-router|history|store|react-store)\//, priority: 2 },
            { name: 'i18next', test: /node_modules\/(i18next|react-i18next)\//, priority: 2 },
          ],
        },
      },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The server bundle is a single file.
      plugin: { vite: { environmentName: 'client' } },
      quoteStyle: 'single',
      semicolons: false,
      enableRouteTreeFormatting: false,
    }),
    viewUi({ dark: demoDark }),
    vueDemos({ root: env.content, lines: ['site/hero'], fileLines: true }),
    pages,
    devVersionDemos(() => pages.api.collection()),
    heroCode(env.content),
    sharedVue(),
    react(),
    vanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : shortIdentifiers() }),
    followCode(),
    devDocument({ localeOfPath, entry: '/src/client.tsx', scripts: '/src/inlineScripts.ts', icon: '/favicon.svg' }),
    staticSite({
      client: ['src/client.tsx', 'src/reader.ts'],
      pageModules: ['virtual:vue-demos'],
      server: 'src/server.tsx',
      dist: env.dist,
      bundleKey: async () => bundleKey(env),
      bundlesAfter: () => compiling.promise,
      prepare: async ({ logger }) => compilePages(await pages.api.collection(), { env, logger, onStart: compiling.resolve }),
      writePages,
    }),
  ],
})
