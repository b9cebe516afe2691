import type { Layout, TabsAtoms } from '../core/Layout.ts'
import type { TabsOptions } from '../core/Tabs.ts'
import { loadPart } from '../lazy/loadPart.ts'

/**
 * Loads the tab bar while the setting `tabs` is on. Switching it off gives up the pages that are kept alive: where one has unsaved changes,
 * the visitor is asked, and the setting stays on after a no. Returns a cleanup function.
 */
export function followTabs(layout: Layout, { feature, awaited }: TabsAtoms, options: TabsOptions = {}): () => void {
  const { store, settings, router } = layout
  let isOn = false
  let isAsking = false
  const stop = () => {
    isOn = false
    store.get(feature)?.stop()
    store.set(feature, null)
  }
  const follow = () => {
    if (settings.get().tabs === isOn || isAsking) return
    if (isOn) end()
    else {
      isOn = true
      void load()
    }
  }
  function end() {
    const may = store.get(feature)?.mayStop() ?? true
    if (may === true) stop()
    else void stopAfter(may)
  }
  async function stopAfter(answer: Promise<boolean>) {
    isAsking = true
    const agreed = await answer
    isAsking = false
    if (!agreed) settings.set({ tabs: true })
    else if (!settings.get().tabs) stop()
  }
  async function load() {
    try {
      const [createTabsFeature, keepPage] = await Promise.all([loadPart('createTabsFeature'), router.keepAlive?.()])
      if (isOn && store.get(feature) === null) store.set(feature, createTabsFeature(layout, { ...options, keepPage }))
    } finally {
      store.set(awaited, false)
    }
  }
  follow()
  if (!isOn) store.set(awaited, false)
  const unsubscribe = store.sub(settings.atom, follow)
  return () => {
    unsubscribe()
    stop()
  }
}
