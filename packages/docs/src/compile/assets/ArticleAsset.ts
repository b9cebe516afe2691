/** A file that a page needs besides its document, and how it is made. Plain data. */
export type ArticleAsset = PictureAsset | PackageAsset | TextAsset

/** A picture of the public folder in another format and width. */
export interface PictureAsset {
  kind: 'picture'
  /** Address in the site; it names the content. */
  path: string
  /** Path below the public folder. */
  file: string
  format: PictureFormat
  /** In pixels. */
  width: number
}

/** A format that pictures are converted to. */
export type PictureFormat = 'avif' | 'webp'

/** A file of a package that this engine depends on. */
export interface PackageAsset {
  kind: 'package'
  path: string
  /** As it is imported: `katex/dist/katex.min.css`. */
  module: string
}

/** A short file that this engine writes. */
export interface TextAsset {
  kind: 'text'
  /** Address in the site; it names the content. */
  path: string
  text: string
}
