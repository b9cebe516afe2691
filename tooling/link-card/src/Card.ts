/** What a picture says. */
export interface Card {
  /** Name of the site, next to the logo. */
  brand: string
  /** Where the page belongs: product and chapter. */
  section: string
  title: string
  /** The name in the other language. */
  subtitle?: string
  description: string
  /** Address as people read it: `www.example.com/price`. */
  address: string
}

/** Colours of the picture, as CSS hex values. */
export interface CardColors {
  mat: string
  sheet: string
  line: string
  tick: string
  /** Text of the title. */
  text: string
  muted: string
  subtle: string
  /** The logo's solid, the caret, every eighth tick. */
  brand: string
}

/** Width and height of every picture in pixels, as link previews want them. */
export const cardSize = { width: 1200, height: 630 } as const
