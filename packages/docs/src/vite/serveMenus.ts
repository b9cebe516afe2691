import { isLocale } from '@view-site/i18n/locale'
import type { Connect } from 'vite'

import type { DevDocs } from './createDevDocs.ts'

/** Answers `/menus/<locale>.json` with the menus as they are now. */
export function serveMenus(pages: DevDocs): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const locale = /^\/menus\/([^/?#]+)\.json(?:\?.*)?$/.exec(request.url ?? '')?.[1]
    if (!isLocale(locale)) return next()
    try {
      const menus = JSON.stringify((await pages.collection()).menus(locale))
      response.setHeader('Content-Type', 'application/json')
      response.end(menus)
    } catch (error) {
      next(error)
    }
  }
}
