import type { Layout, TabsAtoms } from '../core/Layout.ts'
import type { TabsOptions } from '../core/Tabs.ts'
import { loadPart } from '../lazy/loadPart.ts'

/** Loads the tab bar while the setting `tabs` is on. Returns a cleanup function. */
export function followTabs(layout: Layout, { feature, awaited }: TabsAtoms, options: TabsOptions = {}): () => void {
  const { store, settings, router } = layout
  let isOn = false
  const stop = () => {
    store.get(feature)?.stop()
    store.set(feature, null)
  }
  const follow = () => {
    if (settings.get().tabs === isOn) return
    isOn = !isOn
    if (!isOn) stop()
    else void load()
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
    isOn = false
    stop()
  }
}
