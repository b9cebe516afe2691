import type { RouterHistory } from '@tanstack/react-router'
import { loadMenus } from '@view-site/static-site/navigate'
import { createAppRouter, notFoundPage } from '../router.tsx'
import type { Services } from './services/services.ts'
import type { Site } from './Site.ts'
import { createSiteLayout } from './layout/siteLayout.ts'
import { loadSiteTexts } from './texts.ts'

/** Options of {@link createSite}. */
export interface SiteOptions {
  services: Services
  /** @default the browser's history */
  history?: RouterHistory
  /** Whether the site is rendered to HTML instead of running in a browser. @default false */
  isServer?: boolean
}

/** Creates the site and loads what its first render needs: texts, menus, and the data of the current route. */
export async function createSite({ services, history, isServer = false }: SiteOptions): Promise<Site> {
  const router = createAppRouter({ services, isServer, ...(history ? { history } : {}) })
  // Marks the markup as server-rendered, so that the router renders the same boundaries around its matches.
  if (!isServer) router.ssr = { manifest: undefined }
  const [texts] = await Promise.all([loadSiteTexts(services.i18n, services.locale), loadMenus(services.locale)])
  await router.load()
  // The router waits for route components but not for this one: without it the page would be empty at first.
  if (router.state.matches.some(({ status }) => status === 'notFound')) await notFoundPage.preload?.()
  const layout = createSiteLayout(router, services, texts)
  services.navigation.connect((to) => layout.router.navigate(to))
  return { services, router, layout }
}
