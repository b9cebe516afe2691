/** A file that a page needs besides its document, and how it is made. Plain data. */
export type ArticleAsset =
  /** A picture of the public folder in another format and width. */
  | { kind: 'picture'; path: string; file: string; format: PictureFormat; width: number }

/** A format that pictures are converted to. */
export type PictureFormat = 'avif' | 'webp'
