import { dirname, join, resolve } from 'node:path'
import type { CollectionOptions } from '@view-site/docs/compile'
import type { InlineConfig } from 'vite'
import type { ContentChecks, DocsApplication } from './DocsApplication.ts'
import { ConfigError } from './ConfigError.ts'
import type { ResolvedConfig } from './resolveConfig.ts'

/** A site as the commands use it, with the theme or with its own application. */
export interface Project extends Required<Pick<DocsApplication, 'newPage'>> {
  /** Absolute path of the configuration. */
  file: string
  /** Its folder. */
  root: string
  /** Absolute paths of the configuration and the modules that it loads: the development server restarts when one changes. */
  modules: () => Promise<string[]>
  collection: CollectionOptions
  /** Absolute path of the folder that caches compiled pages. */
  cache: string
  vite: (mode: 'production' | 'development') => Promise<InlineConfig>
  checks: () => Promise<ContentChecks>
  /** Base path of the built site, with a slash at both ends. Throws for a site with its own application. */
  base: () => string
}

/** A site with the theme. */
export function themedProject(resolved: ResolvedConfig, file: string): Project {
  const { root, collection, site, extensions } = resolved
  return {
    file,
    root,
    modules: async () => {
      const { moduleFiles } = await import('@view-site/docs/compile')
      return [file, ...(extensions.blocks === undefined ? [] : (await moduleFiles(extensions.blocks)).keys())]
    },
    collection,
    cache: cacheOf(root),
    vite: async (mode) => (await import('../vite/viteConfig.ts')).viteConfig(resolved, mode),
    newPage: async () => ({}),
    checks: async () => ({}),
    base: () => site.base,
  }
}

/** A site with its own application. */
export function applicationProject({ collection, vite, cache, newPage, checks }: DocsApplication, file: string): Project {
  const root = dirname(file)
  return {
    file,
    root,
    modules: async () => [file],
    collection,
    cache: cache === undefined ? cacheOf(root) : resolve(root, cache),
    vite: async (mode) => ({ ...(await vite()), root, mode, configFile: false }),
    newPage: newPage ?? (async () => ({})),
    checks: checks ?? (async () => ({})),
    base() {
      throw new ConfigError('This site has its own application: start its server to preview the build.')
    },
  }
}

function cacheOf(root: string): string {
  return join(root, 'node_modules/.cache/view-docs')
}
