import { localeOfPath } from '@view-site/i18n/product'
import { readBootData, reportFailures, reportFailedStart, routeAttribute, startHydration } from '@view-site/static-site/hydrate'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createSite } from './app/createSite.ts'
import { mountDialogs } from './app/dialogs/mountDialogs.tsx'
import { pageServices } from './app/services/pageServices.ts'
import type { Site } from './app/Site.ts'
import { followSession } from './app/layout/siteLayout.ts'
import { awaitsTicket } from './app/session/requireSignIn.ts'
import { loadStatus } from './app/loadStatus.ts'
import { startOffline } from './app/startOffline.ts'
import { startSession } from './app/session/session.ts'
import { appEnv } from './appEnv.ts'
import { env } from './env.ts'
import { followVersions } from './app/followVersions.ts'
import { keepHead } from './head/keepHead.ts'

/** Hydrates the prerendered page with the same route, texts and article, so that nothing changes. */
async function main(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  await startHydration()
  const history = appEnv.routing === 'history' ? undefined : (await import('./app/historyOfMode.ts')).historyOfMode(appEnv.routing)
  const locale = localeOfPath((history?.location ?? location).pathname)
  const services = pageServices(locale)
  const site = await createSite({ services, ...(history && { history }) })
  keepHead(site.router, locale, env.origin)
  followVersions(site.router)
  const mounted = Promise.withResolvers<void>()
  const app = <App site={site} onMount={mounted.resolve} />
  // Hydration continues after the mount, and fails if the page is replaced meanwhile, as a rejected token of the address does.
  const hydrates = isPrerendered(root, site) && !awaitsTicket(site)
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  mountDialogs(services, site.layout)
  followSession(site, mounted.promise)
  startSession(services)
  if (import.meta.hot) (await import('./docs/followContent.ts')).followContent(import.meta.hot, site, services.articles)
}

/** Whether the page's markup is that of the current route: not after a redirect, nor in development, where it is empty. */
function isPrerendered(root: HTMLElement, { router }: Site): boolean {
  return root.getAttribute(routeAttribute) === router.state.matches.at(-1)?.routeId
}

void main().catch((error: unknown) => {
  reportFailedStart(reportFailures(loadStatus))
  throw error
})
// On article pages the reader does it.
if (!readBootData()?.reader) startOffline()
