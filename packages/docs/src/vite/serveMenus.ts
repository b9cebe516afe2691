import type { Connect } from 'vite'

import type { DevDocs } from './createDevDocs.ts'

/** Answers `/menus/<locale>.json` with the menus as they are now. */
export function serveMenus(pages: DevDocs): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [, base, locale] = /^(.*)\/menus\/([^/?#]+)\.json(?:\?.*)?$/.exec(request.url ?? '') ?? []
    if (locale === undefined) return next()
    try {
      const collection = await pages.collection()
      if (base !== collection.site.base || !collection.locales.includes(locale)) return next()
      const menus = JSON.stringify(collection.menus(locale))
      response.setHeader('Content-Type', 'application/json')
      response.end(menus)
    } catch (error) {
      next(error)
    }
  }
}
