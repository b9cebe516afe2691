import type { CreateLayoutOptions } from '@view-site/layout'

/** What a team sets first. The script before the first paint (`vite.config.ts`) reads it too, so nothing here touches the browser. */
export const shell = {
  storageKey: 'starter.layout',
  settings: {
    siderTheme: 'dark',
    siderWidth: 208,
    siderResize: true,
    showBreadcrumbIcon: true,
    showReload: true,
    showFullscreen: true,
    showNotice: true,
    showLog: true,
    tabs: true,
    tabsReload: true,
    showTabsIcon: true,
  },
} satisfies Pick<CreateLayoutOptions, 'storageKey' | 'settings'>

/** Where the app keeps what outlives a visit. */
export const storageKeys = {
  locale: 'starter.locale',
  session: 'starter.session',
  equipment: 'starter.equipment',
  requests: 'starter.requests',
  searches: 'starter.searches',
}
