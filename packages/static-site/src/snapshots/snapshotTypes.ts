/** The first demos of a page as they look before they run. */
export interface DrawnDemos {
  /** Markup by the name of the demo. */
  html: Readonly<Record<string, string>>
  /** Whether the demos hydrate it, or take its place. */
  isHydrated: boolean
  /** The styles that it needs. */
  css: string
  /** Demos that cannot be drawn at build, and why. */
  failed: { name: string; message: string }[]
  /** Demos below those that the page has bytes for. */
  left: string[]
}

/** The snapshots of a page. */
export interface PageSnapshots extends DrawnDemos {
  /** Names of the demos that are not drawn on phones. */
  wide: readonly string[]
}

/** How many snapshots a page has at most, and their compressed size with their styles in bytes. */
export interface SnapshotLimits {
  count: number
  bytes: number
  /** The same for the first snapshot alone. */
  firstBytes: number
}

/** A page whose demos are drawn. */
export interface SnapshotJob {
  /** URL of the module with the demos. */
  module: string
  /** URLs of the style sheets that the demos load. */
  styles: readonly string[]
  /** `html` is what a server renderer made of it; without it the demo is mounted. */
  demos: readonly { name: string; id: string; html?: string }[]
  locale: string
  /** Compressed size of the first snapshot at most, in bytes. */
  limit?: number | undefined
}

/** What the thread that draws demos is started with. */
export interface SnapshotThread {
  /** `undefined` if demos are rendered, and not mounted. */
  mounter: string | undefined
  options: unknown
  limits: SnapshotLimits
  unless: string
  outDir: string
  /** Path of the site: URLs of its files begin with it. */
  base: string
}
