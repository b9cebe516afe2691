/** A page in Chinese, as Markdown without front matter and title: of this site, its demos are the fences of their sources. */
export interface PeerPage {
  /** Its address without the first slash: `view-ui-plus/component/base/button`. */
  path: string
  /** Folder of the page, one group of the menu. */
  group: string
  title: string
  markdown: string
}

/** A generator of documentation sites that this one is compared with. */
export interface Peer {
  name: string
  /** Packages to install, with exact versions. */
  packages: Readonly<Record<string, string>>
  /** The files of a site with these pages: path → content. */
  files: (pages: readonly PeerPage[]) => Readonly<Record<string, string>>
  /** A command of one of the packages, and its arguments. */
  build: readonly [string, ...string[]]
  /** Folder of the built site. */
  output: string
  /** Paths of built files with a hash in their names. */
  immutable: RegExp
}
