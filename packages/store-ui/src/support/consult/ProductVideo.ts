type Localized = Readonly<Record<'zh-CN' | 'en-US', string>>

/** A film about a product, without sound: the owner's data. The same address stands twice where a file serves both languages. */
export interface ProductVideo {
  product: string
  title: Localized
  /** A file that browsers play. */
  src: Localized
  /** The picture that stands for it. */
  poster: Localized
  /** WebVTT; both belong to both films, and lie on the site's own origin. */
  captions: Localized
  /** Where the same can be read. */
  docs: string
}
