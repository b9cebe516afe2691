/** One page view, without any information about the visitor. */
export interface SeenPage {
  /** Path without query; the route's pattern if the path contains a secret. */
  path: string
  title: string
}

/** Where page views go. */
export interface Analytics {
  view: (page: SeenPage) => void
}
