import { useRouterState } from '@tanstack/react-router'
import { AppLayout, Panel, SearchPicker, type Anchor, type LayoutSlots } from '@view-site/layout'
import { finishHydration, reportFailures } from '@view-site/static-site/hydrate'
import { useEffect, useMemo } from 'react'
import shell from 'virtual:view-docs/shell'
import { useApp, type LoadedArticle } from './App.ts'
import { localePaths } from './site/site.ts'
import { loadStatus } from './status/loadStatus.ts'

const report = reportFailures(loadStatus)

const slots: LayoutSlots = { Search, Panel: ArticlePanel, Settings: null, User: null, ...shell }

/** The shell around every page. */
export function Root() {
  const { layout } = useApp()
  useEffect(finishHydration, [])
  return <AppLayout layout={layout} slots={slots} />
}

/** Search in the menus and the documentation. Its code and index are loaded when it is first opened. */
function Search() {
  const { locale } = useApp()
  return <SearchPicker load={async () => (await import('./searchDialog.tsx')).searchDialog(locale)} onFail={report} />
}

/** Table of contents next to the article. */
function ArticlePanel() {
  const { locale } = useApp()
  const article = useRouterState({ select: ({ matches }) => articleOf(matches.at(-1)?.loaderData) })
  const anchors = useMemo(() => anchorsOf(article, locale), [article, locale])
  return anchors.length > 0 ? <Panel anchors={anchors} /> : null
}

/** The article in the loader data of a route. */
function articleOf(data: unknown): Partial<LoadedArticle> | undefined {
  return typeof data === 'object' && data !== null ? data : undefined
}

function anchorsOf({ toc = [], locales }: Partial<LoadedArticle> = {}, locale: string): Anchor[] {
  const lang = locales && !locales.includes(locale) ? { lang: localePaths.defaultLocale } : {}
  const api = toc.find((entry) => entry.api)
  return toc.map((entry) => ({ id: entry.id, title: entry.text, level: entry.depth - 1, pinned: entry === api, ...lang }))
}
