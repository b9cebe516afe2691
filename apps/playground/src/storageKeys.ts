/** Storage keys: language and theme in local storage, the draft in session storage. */
export const storageKeys = {
  locale: 'view-site.playground.locale',
  settings: 'view-site.playground.settings',
  draft: 'view-site.playground.draft',
} as const
