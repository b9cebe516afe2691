import type { PageApi } from '../../define/defineApi.ts'
import type { ReleaseChanges } from '../../releases/apiChanges.ts'

/** A neighbour in the order of the menu. */
export interface PageLink {
  title: string
  subtitle?: string
  /** Route with the leading slash, without a locale. */
  path: string
  /** Locale of the title, where it is not translated. */
  lang?: string
}

/** A version of a page's section. */
export interface VersionLink {
  id: string
  /** Route of the page in this version, or of the version's first page, without a locale. */
  path: string
  /** Whether the version has the page. */
  hasPage: boolean
}

/** The versions of a page's section. */
export interface PageVersions {
  /** Name of the version that the page belongs to. */
  shown: string
  current: VersionLink
  /** Older ones, newest first. */
  others: readonly VersionLink[]
}

/** What surrounds a page and is not written in it. */
export interface PageFrame {
  /** Locales that the page is written in, the default first. @default all */
  locales?: readonly string[]
  /** The versions that a reader can choose, where the section has several. */
  versions?: PageVersions
  /** From the product down; the page itself is not part of it. */
  breadcrumb?: readonly { title: string; path?: string }[]
  previous?: PageLink
  next?: PageLink
  /** Day of the publication, `2026-05-06`. */
  published?: string
  /** Day of the last change. */
  updated?: string
  /** Names of those who changed it last. */
  contributors?: readonly string[]
  editUrl?: string
  /** Address where a problem with the page is reported. */
  reportUrl?: string
  /** Whether the page asks if it was helpful. */
  asksHelpful?: true
}

/** Height of a running demo in pixels, without the padding of its sheet: on a wide screen, and on a phone. */
export type DemoHeight = readonly [wide: number, narrow: number]

/** A file that a fence of a page shows; `file` is its path for messages. */
export type SnippetFile =
  | { kind: 'text'; file: string; text: string }
  /** There is no such file; `alike` are names of its folder that are written nearly alike. */
  | { kind: 'missing'; file: string; alike: readonly string[] }
  /** The path leads out of the content, or names a sample folder that is not declared. */
  | { kind: 'outside'; file: string; samples: readonly string[] }

/** A picture of the public folder that a page shows. */
export type PictureFile =
  | {
      kind: 'picture'
      /** In pixels, turned as the picture is shown. */
      width: number
      height: number
      /** `png`, `jpeg`, `svg` … */
      format: string
      isAnimated: boolean
      bytes: number
      /** Of its content. */
      hash: string
    }
  | { kind: 'missing' }
  /** There is a file, and it is no picture. */
  | { kind: 'unreadable' }

/** The changes of a library, and where its exports are documented. */
export interface PageChanges {
  /** The oldest release. */
  first: string
  /** All later ones, newest first. */
  releases: readonly ReleaseChanges[]
  /** Route of the page that documents an export, by its name. */
  paths: Readonly<Record<string, string>>
}

/** One page in one locale, as given to `compile`. Plain data, so that it can be sent to a worker thread. */
export interface PageSource {
  /** Route without the leading slash: `view-ui-plus/component/base/button`. */
  id: string
  locale: string
  markdown: string
  /** Path that messages name. */
  file: string
  /** A program wrote the page: see `ReferencePage`. */
  reference?: true
  /** Sources of the page's demos in this locale, by file name without extension. */
  demos?: Readonly<Record<string, string>>
  /** Extension of each demo that is not a `.vue` file, by name: `tsx`. @default `vue` for all */
  demoExtensions?: Readonly<Record<string, string>>
  /** Sources of the page's diagrams, by file name without `.svg`. */
  diagrams?: Readonly<Record<string, string>>
  /** Files that the page's fences show, by their paths as written. */
  snippets?: Readonly<Record<string, SnippetFile>>
  /** Pictures of the public folder that the page shows, by their addresses as written. @default pictures are not checked */
  pictures?: Readonly<Record<string, PictureFile>>
  /** Heights the demos take when they run, by name. */
  heights?: Readonly<Record<string, DemoHeight>>
  /** The page's `api.ts`. */
  api?: PageApi
  /** What the releases of the product's library changed, for a page that shows it. */
  changes?: PageChanges
  frame?: PageFrame
}
