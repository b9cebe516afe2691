import type { CreateLayoutOptions } from '@view-site/layout'

/** The settings that a team changes first. Also used by the inline script (`vite.config.ts`), so nothing here may use browser APIs. */
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

/** Storage keys of persistent data. */
export const storageKeys = {
  locale: 'starter.locale',
  session: 'starter.session',
  equipment: 'starter.equipment',
  requests: 'starter.requests',
  searches: 'starter.searches',
}
