import type { Atom, PrimitiveAtom } from 'jotai/vanilla'
import type { ComponentType } from 'react'
import type { Tabs } from '../tabs/createTabs.ts'
import type { Layout } from './createLayout.ts'
import { loadPart } from './loadPart.ts'

/** How the tab bar is set up. */
export interface TabsOptions {
  /** Path of the first tab, which is always there. @default the brand's address */
  home?: string
  /** How many pages stay alive at most; the one unused for longest is given up first. @default 12 */
  maxAlive?: number
}

/** What stands behind the setting `tabs` once it is loaded. */
export interface TabsFeature {
  readonly tabs: Tabs
  readonly Bar: ComponentType
  /** The pages that are kept alive. */
  readonly Pages: ComponentType
  /** Whether the page that is shown is the router's own, and not one that is kept. */
  readonly showsLive: Atom<boolean>
  stop: () => void
}

/** Where the tab bar is put once it is there, and whether the first page waits for it. */
export interface TabsPlaces {
  feature: PrimitiveAtom<TabsFeature | null>
  awaited: PrimitiveAtom<boolean>
}

/** Loads the tab bar while the setting `tabs` asks for it; returns the way out. */
export function followTabs(layout: Layout, { feature, awaited }: TabsPlaces, options: TabsOptions = {}): () => void {
  const { store, settings, router } = layout
  let wanted = false
  const stop = () => {
    store.get(feature)?.stop()
    store.set(feature, null)
  }
  const follow = () => {
    if (settings.get().tabs === wanted) return
    wanted = !wanted
    if (!wanted) stop()
    else void load()
  }
  async function load() {
    try {
      const [createTabsFeature, keepPage] = await Promise.all([loadPart('createTabsFeature'), router.keepAlive?.()])
      if (wanted && store.get(feature) === null) store.set(feature, createTabsFeature(layout, { ...options, keepPage }))
    } finally {
      store.set(awaited, false)
    }
  }
  follow()
  if (!wanted) store.set(awaited, false)
  const unsubscribe = store.sub(settings.atom, follow)
  return () => {
    unsubscribe()
    wanted = false
    stop()
  }
}
