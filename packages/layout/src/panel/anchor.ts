/** A heading of the page. */
export interface Anchor {
  /** Id of the heading's element. */
  id: string
  title: string
  /** Depth below the page's title: 1 for h2, 2 for h3. @default 1 */
  level?: number
  /** How far below the window's top the heading comes to stand, in px. @default 72, and the heading's own `scroll-margin` */
  offset?: number
}

/** Distance of a heading from the window's top: below the header, with some air. The page's `scroll-padding`. */
export const anchorOffset = 72

/** Distance at which the API section of a component page comes to stand. */
export const apiAnchorOffset = 140
