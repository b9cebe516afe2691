import type { Localized } from '@view-site/i18n/product'

/** A film about a product, without sound: the owner's data. Use the same address twice if one file serves both languages. */
export interface ProductVideo {
  product: string
  title: Localized
  /** A file that browsers play. */
  src: Localized
  /** The poster image. */
  poster: Localized
  /** WebVTT captions for both films, on the site's own origin. */
  captions: Localized
  /** A page with the same content as text. */
  docs: string
}
