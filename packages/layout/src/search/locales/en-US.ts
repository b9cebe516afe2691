import type { SearchTexts } from '../texts.ts'

/** Texts of the search picker in English. */
export const enUS: SearchTexts = {
  title: 'Search',
  placeholder: 'Search pages, sections, props',

  cancel: 'Cancel',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Recent searches',
  clearRecent: 'Clear history',
  popular: 'Popular pages',
  results: 'Search results',
  searching: 'Searching…',
  found: '{{count}} results',
  more: 'The closest of {{total}} pages',
  none: 'Nothing found for “{{query}}”',
  noneHint: 'Try a shorter word, or the name of a component or a prop.',
  failed: 'The search data did not load',
  failedHint: 'Check your connection and try again. Pages in the menus can still be found.',
  offline: 'You are offline',
  offlineHint: 'Previous searches still work. You can search everything when you are back online.',
  retry: 'Try again',
  select: 'Select',
  open: 'Open',
  openInTab: 'Open in a new tab',
}

export default enUS
