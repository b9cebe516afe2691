/** What the service worker of one build knows. Plain data: it is part of the worker's source. */
export interface OfflineConfig {
  /** Changes with every file of the build. Each version has its own cache. */
  version: string
  /** Path that the site is served below, without a slash at its end. */
  base: string
  /** Mark of this build's pages, which is in their HTML: a page of another build is never stored. */
  mark: string
  /** Files that pages load on demand, such as the search. Stored at installation. */
  core: readonly string[]
  /** Source of the expression for paths of files whose content never changes. */
  immutable: string
  /** Source of the expression for paths of pages that may be stored. All other pages are left to the network. */
  pages: string
  /** Source of the expression for paths that the worker leaves alone, such as those of an API. */
  ignored: string
  /** Locales, the default first, with the notice for pages that are not stored. */
  locales: readonly OfflineNotice[]
}

/** The notice in place of a page that is not stored, in one locale. */
export interface OfflineNotice {
  locale: string
  dir: 'ltr' | 'rtl'
  title: string
  text: string
  /** Above the list of stored pages. */
  stored: string
  /** On the link that requests the page again. */
  retry: string
}
