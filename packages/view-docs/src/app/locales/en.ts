/** Texts of the site in English. */
export const en = {
  /** Heading of the documentation's results in the search. */
  documentation: 'Documentation',
  /** `{{from}}` is the entered query, `{{to}}` the corrected one. */
  corrected: 'No results for “{{from}}”. Showing results for “{{to}}”.',
  searchHint: 'Try a shorter word, or another one.',
  incomplete: 'Part of the search index could not be loaded. Some results may be missing.',
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page was moved or removed.',
  backHome: 'Back to the home page',
  loadFailed: 'The page could not be loaded',
  loadFailedText: 'Check your connection and try again.',
  retry: 'Try again',
  /** Question after a click whose scripts could not be loaded. */
  retryQuestion: 'Part of this page did not load. Try again?',
  copy: 'Copy',
  copied: 'Copied',
}

/** Texts of the site, apart from those of articles and of the layout. */
export type SiteTexts = typeof en
