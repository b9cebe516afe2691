/** The texts of an image. */
export interface ImageContent {
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
  /** The logo's solid, the caret, every eighth tick. */
  brand: string
}

/** Width and height of every image in pixels, as link previews expect them. */
export const imageSize = { width: 1200, height: 630 } as const
