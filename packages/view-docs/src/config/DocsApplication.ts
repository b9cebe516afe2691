import type { CheckContentOptions, CodeFence, PageTemplateOptions } from '@view-site/docs/authoring'
import type { CollectionOptions, Problem } from '@view-site/docs/compile'
import type { UserConfig } from 'vite'

/** Checks of `view-docs check` in addition to those of the engine. */
export interface ContentChecks extends Pick<CollectionOptions, 'localizeDemo'>, Pick<CheckContentOptions, 'also'> {
  /** Checks code blocks: those of all pages, or of the page given to the command. @default code is not checked */
  code?: (fences: readonly CodeFence[]) => Promise<readonly Problem[]>
}

/** A documentation site with its own application instead of the theme; the commands are the same. */
export interface DocsApplication {
  /** Options for reading the pages. */
  collection: CollectionOptions
  /** Vite settings with the plugins `docs()` and `staticSite()`. Called after NODE_ENV is set, and only to build or serve the site. */
  vite: () => Promise<UserConfig>
  /** Folder that caches compiled pages, relative to the configuration. @default `node_modules/.cache/view-docs` */
  cache?: string
  /** Further content of a new page besides its texts. @default none */
  newPage?: () => Promise<Omit<PageTemplateOptions, 'locales'>>
  /** Further checks. @default none */
  checks?: () => Promise<ContentChecks>
}

/** Types the configuration of a site with its own application, for `docs.config.ts`; returns it unchanged. */
export function defineApplication(application: DocsApplication): DocsApplication {
  return application
}
