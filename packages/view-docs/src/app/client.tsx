import { followLoading } from '@view-site/layout/navigation'
import { readBootData, reportFailures, reportFailedStart, routeAttribute, startHydration } from '@view-site/static-site/hydrate'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import '@view-site/docs/styles.css'
import '@view-site/docs/versions.css'
import 'view-docs/styles.css'
import 'virtual:view-docs/theme.css'
import 'virtual:view-docs/later.css'
import 'virtual:view-docs/styles'
import { Application } from './Application.tsx'
import type { App } from './App.ts'
import { browserArticles } from '@view-site/static-site/navigate'
import { createApp } from './createApp.ts'
import { followVersions } from './followVersions.ts'
import { keepHead, updateHead } from './keepHead.ts'
import { localePaths } from './site/site.ts'
import { startOffline } from './startOffline.ts'
import { loadStatus } from './status/loadStatus.ts'

/** Hydrates the prerendered page with the same route, texts and article. */
async function main(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  await startHydration()
  const locale = localePaths.localeOfPath(location.pathname)
  const articles = browserArticles((id, tag) => localePaths.localizePath(`/${id}`, tag))
  const app = await createApp({ locale, articles })
  keepHead(app.router, locale)
  followVersions(app)
  followLoading(app.layout, { onError: () => void loadStatus().then(({ status }) => status.failed(), ignore) })
  if (import.meta.env.DEV) void updateHead(app.router, locale)
  startTransition(() => {
    if (isPrerendered(root, app)) hydrateRoot(root, <Application app={app} />)
    else createRoot(root).render(<Application app={app} />)
  })
  if (import.meta.hot) (await import('./followContent.ts')).followContent(import.meta.hot, app, articles)
}

/** Whether the page's markup is that of the current route; false after a redirect, and in development, where it is empty. */
function isPrerendered(root: HTMLElement, { router }: App): boolean {
  return root.getAttribute(routeAttribute) === router.state.matches.at(-1)?.routeId
}

function ignore(): void {}

void main().catch((error: unknown) => {
  reportFailedStart(reportFailures(loadStatus))
  throw error
})
// If it fails, the next failure tries again.
void loadStatus().catch(ignore)
// On article pages the reader registers it.
if (!readBootData()?.reader) startOffline()
