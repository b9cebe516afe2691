/** The texts of an image. */
export interface ImageContent {
  /** Name of the site, next to the logo. */
  brand: string
  /** Product and chapter of the page. */
  section: string
  title: string
  /** The name in the other language. */
  subtitle?: string
  description: string
  /** Display URL: `www.example.com/price`. */
  address: string
}

/** Colours of the image, as CSS hex values. */
export interface ImageColors {
  mat: string
  sheet: string
  line: string
  tick: string
  /** Text of the title. */
  text: string
  muted: string
  subtle: string
  /** The logo's square, the caret, and every eighth tick. */
  brand: string
}

/** Width and height of every image in pixels, as link previews expect them. */
export const imageSize = { width: 1200, height: 630 } as const
