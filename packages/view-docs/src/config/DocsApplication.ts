import type { CheckContentOptions, CodeFence, PageTemplateOptions } from '@view-site/docs/authoring'
import type { CollectionOptions, Problem } from '@view-site/docs/compile'
import type { UserConfig } from 'vite'

/** What `check` finds out besides what the engine knows of Markdown. */
export interface ContentChecks extends Pick<CollectionOptions, 'localizeDemo'>, Pick<CheckContentOptions, 'also'> {
  /** Checks blocks of code: those of all pages, or of the page that the command names. @default code is not checked */
  code?: (fences: readonly CodeFence[]) => Promise<readonly Problem[]>
}

/** A documentation site with its own application in the place of the theme; the commands are the same. */
export interface DocsApplication {
  /** How the pages are read. */
  collection: CollectionOptions
  /** Settings of Vite, with the plugins `docs()` and `staticSite()`. Read after NODE_ENV is set, and only to build or serve the site. */
  vite: () => Promise<UserConfig>
  /** Folder of compiled pages between builds, relative to the configuration. @default `node_modules/.cache/view-docs` */
  cache?: string
  /** What a new page has besides its texts. @default nothing */
  newPage?: () => Promise<Omit<PageTemplateOptions, 'locales'>>
  /** Further checks. @default none */
  checks?: () => Promise<ContentChecks>
}

/** Types the configuration of a site with its own application, for `docs.config.ts`; returns it unchanged. */
export function defineApplication(application: DocsApplication): DocsApplication {
  return application
}
