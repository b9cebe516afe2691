import type { RouterHistory } from '@tanstack/react-router'
import { loadMenus } from '@view-site/static-site/navigate'
import { createAppRouter, notFoundPage } from '../router.tsx'
import { createServices, type ServicesOptions } from './services.ts'
import type { Site } from './Site.ts'
import { createSiteLayout } from './layout/siteLayout.ts'
import { loadSiteTexts } from './texts.ts'

export interface SiteOptions extends ServicesOptions {
  /** @default the browser's history */
  history?: RouterHistory
  /** Whether the site is rendered to HTML instead of running in a browser. @default false */
  isServer?: boolean
}

/** Creates the site and loads what its first render needs: texts, menus, and the data of the current route. */
export async function createSite({ history, isServer = false, ...options }: SiteOptions): Promise<Site> {
  const services = createServices(options)
  const router = createAppRouter({ services, isServer, ...(history ? { history } : {}) })
  // Marks the markup as server-rendered, so that the router renders the same boundaries around its matches.
  if (!isServer) router.ssr = { manifest: undefined }
  const [texts] = await Promise.all([loadSiteTexts(services.i18n, services.locale), loadMenus(services.locale)])
  await router.load()
  // The router waits for route components but not for this one: without it the page would be empty at first.
  if (router.state.matches.some(({ status }) => status === 'notFound')) await notFoundPage.preload?.()
  return { services, router, layout: createSiteLayout(router, services, texts) }
}
