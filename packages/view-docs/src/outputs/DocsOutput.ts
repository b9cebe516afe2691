import type { OutputContext, OutputFactory } from '@view-site/static-site/build'
import type { SiteData } from '../app/site/SiteData.ts'

/** Context of an output. */
export interface DocsOutputContext extends OutputContext {
  /** The configuration as plain data. */
  site: SiteData
}

/** Adds files to the built site: `article` of its result is called for every page in every locale, `finish` after the last one. */
export type DocsOutput = OutputFactory<DocsOutputContext>
