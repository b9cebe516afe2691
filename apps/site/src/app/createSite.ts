import type { RouterHistory } from '@tanstack/react-router'
import { loadMenus } from '../docs/menus.ts'
import { createAppRouter, notFoundPage } from '../router.tsx'
import { createServices, type ServicesOptions } from './services.ts'
import type { Site } from './Site.ts'
import { createSiteLayout } from './siteLayout.ts'
import { loadSiteTexts } from './texts.ts'

export interface SiteOptions extends ServicesOptions {
  /** @default the browser's history */
  history?: RouterHistory
  /** Rendering to HTML instead of living in a browser. @default false */
  isServer?: boolean
}

/** Makes the site and loads what its first render needs: texts, menus, and the page of the current route. */
export async function createSite({ history, isServer = false, ...options }: SiteOptions): Promise<Site> {
  const services = createServices(options)
  const router = createAppRouter({ services, isServer, ...(history ? { history } : {}) })
  // Says that the markup comes from a server, so that the router draws the same boundaries around its matches.
  if (!isServer) router.ssr = { manifest: undefined }
  const [texts] = await Promise.all([loadSiteTexts(services.i18n, services.locale), loadMenus(services.locale)])
  await router.load()
  // The router waits for the components of routes, not for this one: the page would be empty until it is there.
  if (router.state.matches.some(({ status }) => status === 'notFound')) await notFoundPage.preload?.()
  return { services, router, layout: createSiteLayout(router, services, texts) }
}
