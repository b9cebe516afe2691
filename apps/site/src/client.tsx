import { localeOfPath } from '@view-site/i18n/locale'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createServices } from './app/services.ts'
import { preloadTexts } from './app/texts.ts'
import { browserArticles } from './docs/articleSource.ts'
import { env } from './env.ts'
import { keepHead } from './head/keepHead.ts'
import { createAppRouter } from './router.tsx'

/** Takes over the prerendered page: same route, same texts, same article, so that nothing is rendered anew. */
async function main(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not made by this build.')
  const locale = localeOfPath(location.pathname)
  const services = createServices({ locale, articles: browserArticles() })
  const router = createAppRouter({ services })
  // Tells the router that the markup came from a server, so that it draws the same boundaries around the matches.
  router.ssr = { manifest: undefined }
  await Promise.all([preloadTexts(locale), router.load()])
  keepHead(router, locale, env.origin)
  const app = <App router={router} services={services} />
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

void main()
