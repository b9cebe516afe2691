import { docs } from '@view-site/docs/vite'
import { devDocument, staticSite, type CompiledPages } from '@view-site/static-site/build'
import { mergeConfig, type InlineConfig } from 'vite'
import { localePathsOf } from '../app/site/localePathsOf.ts'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { entryFile, entryKey } from './entries.ts'
import type { Server } from './Server.ts'
import { siteModules } from './siteModules.ts'
import { laterBundle, splitStyles } from './splitStyles.ts'
import { compilePages, iconOf, pageCache, writePages } from './writePages.ts'

/** Packages that are bundled for the server: Node cannot import their styles and virtual modules. */
const bundled = [/^@view-site\//, /^view-docs/]

/** The Vite configuration of a site; its own `vite` settings are applied last. */
export async function viteConfig(resolved: ResolvedConfig, mode: 'production' | 'development'): Promise<InlineConfig> {
  const { root, config, demos, site } = resolved
  const pages = docs({ ...resolved.collection, drafts: mode === 'development' }, { cache: pageCache(root) })
  const plugins = await Promise.all(demos.map(async (port) => (await port.plugins?.()) ?? []))
  const own: InlineConfig = {
    root,
    base: site.base,
    mode,
    configFile: false,
    cacheDir: 'node_modules/.vite',
    resolve: { dedupe: ['react', 'react-dom', 'vue'] },
    environments: { ssr: { resolve: { noExternal: bundled } } },
    oxc: { jsx: { runtime: 'automatic' } },
    server: { fs: { allow: [root, new URL('..', `file://${entryFile('client')}`).pathname] } },
    logLevel: mode === 'production' ? 'warn' : 'info',
    build: {
      target: 'es2023',
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: [laterBundle(resolved)] } },
        onLog: (level, log, report) => {
          // Ignore warnings about `'use client'`, which has no meaning in these bundles.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
      },
    },
    plugins: [
      // Before the other virtual modules, which share its prefix.
      splitStyles(resolved, () => pages.api.collection()),
      siteModules(resolved),
      pages,
      ...plugins,
      devDocument({
        localeOfPath: localePathsOf(site).localeOfPath,
        entry: `/@fs${entryFile('client')}`,
        scripts: entryFile('server'),
        icon: iconOf(root, site.base),
      }),
      staticSite<Server, CompiledPages>({
        client: [entryKey(root, 'client'), entryKey(root, 'reader')],
        pageModules: ['virtual:view-docs/demos'],
        server: entryFile('server'),
        serverFirst: true,
        prepare: async () => compilePages(await pages.api.collection(), root),
        writePages: (context) => writePages(context, resolved),
      }),
    ],
  }
  return mergeConfig(own, config.vite ?? {})
}
