import { createMemoryHistory } from '@tanstack/react-router'
import { localizePath, type Locale } from '@view-site/i18n/product'
import type { RenderedPage } from '@view-site/static-site/build'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { createSite } from './app/createSite.ts'
import { createServices } from './app/services/services.ts'
import { docsMenus, type ArticleSource } from '@view-site/static-site/navigate'
import { pageHead } from './head/pageHead.ts'
import { structuredData } from './head/structuredData.ts'
import { searchFrame } from './search/searchFrame.ts'

export { brand } from '@view-site/site-data/brand'
export { appEnv } from './appEnv.ts'
export { env } from './env.ts'
export { setMenus } from '@view-site/static-site/navigate'
export { materialFiles } from './resource/materialFiles.tsx'
export { retryQuestions } from './locales/retryQuestions.ts'
export { articleSource, beforePaintScript, bootSource, redirectSource, snapshotSource } from './inlineScripts.ts'

/** Renders one route in one locale, as a visitor without a session sees it. Throws if a component throws. */
export async function renderPage(path: string, locale: Locale, articles: ArticleSource): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [localizePath(path, locale)] })
  const site = await createSite({ services: createServices({ locale, articles }), history, isServer: true })
  const failures: unknown[] = []
  const { prelude } = await prerender(<App site={site} />, {
    // Inline all Suspense boundaries: the page must be complete without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const body = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} (${locale}) could not be rendered: ${String(failures[0])}`, { cause: failures[0] })
  const head = pageHead(site.router, locale)
  const data = structuredData(head, locale, docsMenus(locale))
  return {
    head: { ...head, ...(data && { structuredData: data }) },
    body,
    frames: searchFrame(body, locale),
    routeIds: site.router.state.matches.map((match) => match.routeId),
  }
}
