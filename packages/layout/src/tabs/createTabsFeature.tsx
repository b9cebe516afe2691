import { atom } from 'jotai/vanilla'
import type { Layout } from '../core/Layout.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import type { TabsFeature, TabsOptions } from '../core/Tabs.ts'
import type { KeepPage } from '../core/RouterPort.ts'
import type { Unsaved } from '../unsaved/createUnsaved.ts'
import { unsavedOf } from '../unsaved/unsavedOf.ts'
import { createKeptPages } from './kept/createKeptPages.ts'
import { createTabs } from './createTabs.ts'
import { KeptPages } from './kept/KeptPages.tsx'
import { TabBar } from './bar/TabBar.tsx'
import { TabsContext, type TabsShared } from './bar/TabsContext.tsx'
import './maximized.css.ts'

export interface TabsFeatureOptions extends TabsOptions {
  keepPage: KeepPage | undefined
}

/** The tab bar of a layout and the pages it keeps, ready to be shown. */
export function createTabsFeature(
  layout: Layout,
  { home, maxAlive = Number.POSITIVE_INFINITY, maxTabs = Number.POSITIVE_INFINITY, shared = false, keepPage }: TabsFeatureOptions,
): TabsFeature {
  const { store, inputs, route, router, storage, storageKey, touched } = layout
  const unsaved = unsavedOf(layout)
  const first = home ?? store.get(inputs).brand.href ?? '/'
  // Moving a page from the router's own view into a tab remounts it, so a page the visitor has interacted with stays.
  const now = store.get(route)
  const live = store.get(touched) === now.path ? pageIdOf(now) : null
  const canKeep = keepPage !== undefined
  const tabs = createTabs({
    store,
    inputs,
    route,
    router,
    storage,
    storageKey,
    unsaved,
    home: first,
    maxAlive,
    maxTabs,
    shared,
    live,
    canKeep,
  })
  const pages = createKeptPages({ store, route, alive: tabs.alive, keepPage })
  const maximized = atom(false)
  const parts: TabsShared = { tabs, unsaved, maximized }
  const paint = () => document.documentElement.toggleAttribute('data-maximized', store.get(maximized))
  const stops = [tabs.start(), pages.start(), store.sub(maximized, paint)]
  return {
    tabs,
    showsLive: pages.showsLive,
    Bar: () => (
      <TabsContext value={parts}>
        <TabBar />
      </TabsContext>
    ),
    Pages: () => <KeptPages pages={pages.list} tabs={tabs.all} unsaved={unsaved} />,
    mayStop() {
      const pages = store.get(tabs.alive).filter((id) => unsaved.has(id))
      return pages.length === 0 || mayDropEach(unsaved, pages)
    },
    stop() {
      stops.forEach((stop) => stop())
      document.documentElement.removeAttribute('data-maximized')
    },
  }
}

async function mayDropEach(unsaved: Unsaved, pages: readonly string[]): Promise<boolean> {
  // oxlint-disable-next-line no-await-in-loop -- one question after the other: the visitor sees one dialog at a time
  for (const page of pages) if (!(await unsaved.mayDrop(page))) return false
  pages.forEach((page) => unsaved.forget(page))
  return true
}
