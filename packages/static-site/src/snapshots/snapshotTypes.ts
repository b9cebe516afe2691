/** The first demos of a page as they look before they run. */
export interface PageSnapshots {
  /** Markup by the name of the demo. */
  html: Readonly<Record<string, string>>
  /** The styles that it needs. */
  css: string
  /** Demos that cannot be drawn at build, and why. */
  failed: { name: string; message: string }[]
  /** Demos below those that the page has bytes for. */
  left: string[]
}

/** A page whose demos are drawn. */
export interface SnapshotJob {
  /** URL of the module with the demos. */
  module: string
  /** URLs of the style sheets that the demos load. */
  styles: readonly string[]
  demos: readonly { name: string; id: string }[]
  locale: string
  /** Compressed size of the first snapshot at most, in bytes. */
  limit?: number | undefined
}

/** What the thread that draws demos is started with. */
export interface SnapshotThread {
  mounter: string
  options: unknown
  unless: string
  outDir: string
  /** Path of the site: URLs of its files begin with it. */
  base: string
}
