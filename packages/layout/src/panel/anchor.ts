/** A heading of the page. */
export interface Anchor {
  /** Id of the heading's element. */
  id: string
  title: string
  /** Language of the title, where it is another than that of the page. */
  lang?: string
  /** Depth below the page's title: 1 for h2, 2 for h3. @default 1 */
  level?: number
  /** Distance from the top of the window after a jump to the heading, in px. @default 72, and the heading's own `scroll-margin` */
  offset?: number
  /** On a narrow screen also a link next to the button that opens the list, such as that to the API of a component. @default false */
  pinned?: boolean
}

/** Distance of a heading from the window's top: below the header, with some air. The page's `scroll-padding`. */
export const anchorOffset = 72

/** Distance of the API section of a component page from the window's top. */
export const apiAnchorOffset = 140
