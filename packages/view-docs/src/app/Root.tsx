import { useRouterState } from '@tanstack/react-router'
import { AppLayout, Panel, SearchPicker, type LayoutSlots } from '@view-site/layout'
import { finishHydration } from '@view-site/static-site/hydrate'
import { useEffect, useMemo } from 'react'
import shell from 'virtual:view-docs/shell'
import { useApp, type LoadedArticle } from './App.ts'

const slots: LayoutSlots = { Search, Panel: ArticlePanel, Settings: null, User: null, ...shell }

/** The shell around every page. */
export function Root() {
  const { layout } = useApp()
  useEffect(finishHydration, [])
  return <AppLayout layout={layout} slots={slots} />
}

/** Search over the menus and the documentation. Its code and index are loaded when it is first opened. */
function Search() {
  const { locale } = useApp()
  return <SearchPicker load={async () => (await import('./searchDialog.tsx')).searchDialog(locale)} />
}

/** Contents of the article, to the right of it. */
function ArticlePanel() {
  const toc = useRouterState({ select: ({ matches }) => tocOf(matches.at(-1)?.loaderData) })
  const anchors = useMemo(() => toc?.map(({ id, text, depth }) => ({ id, title: text, level: depth - 1 })) ?? [], [toc])
  return anchors.length > 0 ? <Panel anchors={anchors} /> : null
}

/** The contents of a route that shows an article. */
function tocOf(data: unknown): LoadedArticle['toc'] | undefined {
  const loaded: Partial<LoadedArticle> = typeof data === 'object' && data !== null ? data : {}
  return loaded.toc
}
