import { demoPackages } from '@view-site/content/demo-modules'
import { docs, type DocsPlugin } from '@view-site/docs/vite'
import { localeOfPath } from '@view-site/i18n/locale'
import { devDocument, laterSheet, staticSite } from '@view-site/static-site/build'
import { viewUi, vueDemos } from '@view-site/vue-demo/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { buildEnv } from './build/buildEnv.ts'
import { bundleKey } from './build/bundleKey.ts'
import { collectionOptions } from './build/collectionOptions.ts'
import { createDevChecks } from './build/createDevChecks.ts'
import { heroCode } from './build/heroCode.ts'
import { followCode } from './build/followCode.ts'
import { pageCache } from './build/pageCache.ts'
import { compilePages, writePages } from './build/writePages.ts'

const source = '@view-site/source'
const env = buildEnv(process.env)
const pages: DocsPlugin = docs(
  { ...collectionOptions(env), drafts: process.env.NODE_ENV === 'development' },
  { cache: pageCache(env), also: createDevChecks(env.content, () => pages.api) },
)
const api = process.env.API_URL ?? 'http://127.0.0.1:4310'

/** Code of the application that its lazily loaded parts use too. */
const commonCode =
  /\/(packages\/(ui|layout|i18n|auth|api-client)\/src\/|apps\/site\/src\/(app|head)\/|content\/site\/brand\.|node_modules\/jotai\/)(?!.*\.css)/

/** The reader script of article pages. It is loaded without the application, so its file must contain nothing else. */
const readingCode =
  /\/(packages\/docs\/src\/(reader|article|blocks)\/|packages\/static-site\/src\/hydrate\/|apps\/site\/src\/(reader\/|docs\/(tabChoices|mountPort|readerPorts)))(?!.*\.css)/

/** Code that the reader script and the application share. */
const sharedCode = new RegExp(
  `(${[
    'packages/docs/src/article/read/\\w+',
    'vite/preload-helper',
    'packages/i18n/src/locale\\w*',
    'packages/platform/src/\\w+',
    'packages/\\w[\\w-]*/src/(\\w+/)?documentNames',
    'packages/vue-demo/src/playgroundMessages',
    'packages/auth/src/core/(referrers|hasSessionCookie)',
    'packages/layout/src/routers/tanstack/tanstackHistoryKeys',
    'packages/static-site/src/(hydrate/(hydration|bootData)|navigate/menus)',
    'apps/site/src/(env|app/(chooseLocale|startOffline)|docs/(products|articlePath|openPlayground|playgroundPort|loadDemo|versionAt))',
    'content/site/links',
  ].join('|')})\\.`,
)

/** Styles that every page needs: tokens, the shell, and common parts of the content. */
const firstStyles = new RegExp(
  `(/packages/(${[
    'ui/src/(theme|icons|navigation|message)/',
    'ui/src/components/(button|shell|visually-hidden)/',
    'layout/src/(shell|header|header/menu|dropdown|menu|sider|panel|footer)/[^/]+\\.css\\.',
    'docs/src/(?!versions/|.*\\.later\\.css)',
  ].join('|')})|/apps/site/src/(store/consult/ConsultButton|docs/prerendered)\\.).*\\.vanilla\\.css`,
)

/** Styles that few pages need: the others load them after the first paint. */
const laterStyles = new RegExp(
  `/packages/(${['ui/src/components/spinner/', 'layout/src/drawer/', 'layout/src/search/', 'docs/src/.*\\.later\\.css'].join('|')}).*\\.vanilla\\.css`,
)

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
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All other styles are loaded with their code.
            { name: 'first', test: firstStyles, priority: 6 },
            { name: laterSheet, test: laterStyles, priority: 5 },
            // Everything the application needs from the start is one file instead of forty: small files compress badly.
            { name: 'common', test: commonCode, tags: ['$initial'], priority: 1 },
            { name: 'parts', test: /\/packages\/ui\/src\/(components|navigation|clipboard)\/(?!QrCode).*\.tsx?$/, minShareCount: 2 },
            { name: 'reading', test: readingCode, tags: ['$initial'], priority: 3 },
            { name: 'base', test: sharedCode, tags: ['$initial'], priority: 4 },
            // Libraries change less often than the site, and each file is evaluated in a separate task.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
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
    viewUi(),
    vueDemos({ root: env.content, lines: ['site/hero'] }),
    pages,
    heroCode(env.content),
    vue(),
    react(),
    vanillaExtractPlugin(),
    followCode(),
    devDocument({ localeOfPath, entry: '/src/client.tsx', scripts: '/src/inlineScripts.ts', icon: '/favicon.svg' }),
    staticSite({
      client: ['src/client.tsx', 'src/reader.ts'],
      pageModules: ['virtual:vue-demos'],
      server: 'src/server.tsx',
      dist: env.dist,
      bundleKey: async () => bundleKey(env),
      prepare: async () => compilePages(await pages.api.collection(), env),
      writePages,
    }),
  ],
})
