/** A page that was seen. Nothing of it tells who saw it. */
export interface SeenPage {
  /** Path without query; of a page with a secret in its address, the route's pattern. */
  path: string
  title: string
}

/** Where page views go. */
export interface Analytics {
  view: (page: SeenPage) => void
}
