/** Where the playground keeps what outlives a visit: language and theme; and what outlives a reload of its tab: the code. */
export const storageKeys = {
  locale: 'view-site.playground.locale',
  settings: 'view-site.playground.settings',
  draft: 'view-site.playground.draft',
} as const
