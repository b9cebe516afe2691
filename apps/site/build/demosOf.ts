import type { ClientAssets } from '@view-site/prerender'

/** Gives the URL of the module with a page's demos, by the page's id; `undefined` for a page without demos. */
export type DemosOf = (page: string) => string | undefined

/** Finds the pages' demos in the client build. */
export function demosOf(assets: ClientAssets): DemosOf {
  return (page) => assets.urlOf(`virtual:vue-demos/${page}`)
}
