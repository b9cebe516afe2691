import { localeOfPath } from '@view-site/i18n/locale'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createSite } from './app/createSite.ts'
import { startSession } from './app/session.ts'
import { browserArticles } from './docs/articleSource.ts'
import { env } from './env.ts'
import { keepHead } from './head/keepHead.ts'

/** Takes over the prerendered page: same route, same texts, same article, so that nothing is rendered anew. */
async function main(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not made by this build.')
  const locale = localeOfPath(location.pathname)
  const site = await createSite({ locale, articles: browserArticles() })
  keepHead(site.router, locale, env.origin)
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, <App site={site} />)
    else createRoot(root).render(<App site={site} />)
  })
  startSession(site.services)
}

void main()
