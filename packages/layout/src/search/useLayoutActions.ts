import { useMemo } from 'react'
import type { Layout } from '../core/Layout.ts'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import type { SearchAction } from './SearchAction.ts'

const none: readonly SearchAction[] = []

/** The layout's own actions; none without their texts. */
export function useLayoutActions(layout: Layout, lazyT: LayoutLazyT | undefined): readonly SearchAction[] {
  return useMemo(() => (lazyT ? layoutActions(layout, lazyT) : none), [layout, lazyT])
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
