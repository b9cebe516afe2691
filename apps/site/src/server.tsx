import { createMemoryHistory } from '@tanstack/react-router'
import { localizePath, type Locale } from '@view-site/i18n/locale'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { createServices } from './app/services.ts'
import { preloadTexts } from './app/texts.ts'
import type { ArticleSource } from './docs/articleSource.ts'
import { pageHead, type PageHead } from './head/pageHead.ts'
import { createAppRouter } from './router.tsx'

export { beforePaintScript, bootSource } from './inline/scripts.ts'
export { documentHtml } from './head/documentHtml.ts'
export { env } from './env.ts'

export interface RenderedPage {
  /** HTTP status a server should give it. */
  status: number
  head: PageHead
  /** Inside of `#app`. */
  body: string
  /** Ids of the matched routes, from the root down. */
  routeIds: string[]
}

/** Renders one route in one locale, as a visitor without a session sees it. */
export async function renderPage(path: string, locale: Locale, articles: ArticleSource): Promise<RenderedPage> {
  await preloadTexts(locale)
  const services = createServices({ locale, articles })
  const history = createMemoryHistory({ initialEntries: [localizePath(path, locale)] })
  const router = createAppRouter({ services, history, isServer: true })
  await router.load()
  const failed: unknown[] = []
  const { prelude } = await prerender(<App router={router} services={services} />, {
    // Boundaries are never sent apart from the page: it has to be whole without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failed.push(error),
  })
  const body = await new Response(prelude).text()
  if (failed.length > 0) throw new Error(`${path} (${locale}) could not be rendered: ${String(failed[0])}`, { cause: failed[0] })
  return { status: router.state.statusCode, head: pageHead(router, locale), body, routeIds: router.state.matches.map((match) => match.routeId) }
}
