import { useEffect, useState } from 'react'
import type { Layout } from '../core/Layout.ts'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'
import type { SearchAction } from './SearchAction.ts'

const none: readonly SearchAction[] = []

/** The layout's own actions, once their texts are loaded; none if they are not wanted or the texts cannot be loaded. */
export function useLayoutActions(layout: Layout, wanted: boolean): readonly SearchAction[] {
  const [actions, setActions] = useState(none)
  useEffect(() => {
    if (!wanted) return undefined
    let isGone = false
    loadLazyTexts(layout.store.get(layout.inputs)).then(
      (t) => !isGone && setActions(layoutActions(layout, t)),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [layout, wanted])
  return actions
}

function layoutActions(layout: Layout, lazyT: LayoutLazyT): SearchAction[] {
  const { store, settings } = layout
  const { t } = store.get(layout.inputs)
  const tabs = store.get(layout.tabs)?.tabs
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    title: `${lazyT('setting_theme')}: ${lazyT(`option_theme_${theme}`)}`,
    run: () => settings.set({ theme }),
  }))
  return [
    { id: 'reload', title: lazyT('reload'), run: () => layout.reload() },
    ...themes,
    { id: 'settings', title: t('settings'), run: () => layout.settingsDrawer.set(true) },
    ...(tabs ? [{ id: 'closeAll', title: lazyT('tabCloseAll'), run: () => void tabs.closeAll() }] : []),
  ]
}
