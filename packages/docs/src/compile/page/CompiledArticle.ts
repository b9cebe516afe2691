import type { ArticleAsset } from '../assets/ArticleAsset.ts'
import type { ApiPartName } from '../../blocks/api/apiParts.ts'
import type { TocEntry } from '../../blocks/heading/TocEntry.ts'

/** A heading of a page. */
export interface ArticleHeading {
  /** 10 characters; equal in every locale and stable between builds. */
  id: string
  depth: 1 | 2 | 3 | 4 | 5 | 6
  text: string
  /** What an author writes after `#` to point here: the heading's text in lower case, blanks as `-`. */
  slug: string
  /** The section holds API tables: scrolling to it leaves 140 px. */
  api?: true
  line: number
}

/** A live demo of a page. */
export interface ArticleDemo {
  /** 6 characters, derived from page and name. */
  id: string
  /** File name below `demos/`, without extension. */
  name: string
  line: number
  /** Where only a browser can draw it: a build does not. @default nowhere */
  clientOnly?: 'everywhere' | 'phone'
}

/** A table of a page: written in Markdown, or made from `api.ts`. */
export type ArticleTable =
  | { kind: 'markdown'; columns: number; rows: number; line: number }
  | { kind: 'api'; name: string; rows: number; line: number }

/** A part of a page that search may find: the text under a heading, or a row of an API table. */
export interface ArticleSection {
  /** Id of the heading or of the row; empty for the text above the first heading. */
  id: string
  title: string
  text: string
  /** Words that find it and are not shown. */
  keywords?: string
  /** Of a row: the table it is in, and the export it belongs to. */
  api?: { part: ApiPartName; name: string }
}

/** A link of a page, as written. */
export interface ArticleLink {
  href: string
  line: number
  column?: number
}

/** A part of a page that needs a licence. Its HTML is never part of `html`. */
export interface LockedPart {
  id: string
  products: readonly string[]
  /** Its headings: links may lead to them, but they are in no public list. */
  headings: readonly ArticleHeading[]
  html: string
}

/** Front matter of a page. */
export interface FrontMatter {
  title: string
  /** The name in the other language: `按钮` for `Button`. */
  subtitle?: string
  /** Words that readers search for and that the text does not have. */
  keywords?: readonly string[]
  /** The purpose of the page, in one line. */
  description: string
  /** The whole page needs one of these products. */
  products?: readonly string[]
  /** Reachable, but in no menu and no list. */
  hidden?: boolean
  /** Its sections are releases, newest first: each heading of level 2 is a version with its day. The page has an Atom feed. */
  feed?: boolean
  /** Still being written: shown in development, and not part of a build. */
  draft?: boolean
  /** Day of the publication: `2026-05-06`. */
  published?: string
  /** Day of the last change, in the place of that of the last commit. */
  updated?: string
}

/** A page in one locale without what surrounds it: header, footer, neighbours. */
export interface CompiledBody {
  /** Route without the leading slash: `view-ui-plus/component/base/button`. */
  id: string
  locale: string
  html: string
  headings: ArticleHeading[]
  demos: ArticleDemo[]
  tables: ArticleTable[]
  links: ArticleLink[]
  /** Files that the page needs besides its document: see `createAsset`. */
  assets: ArticleAsset[]
  /** Everything that has to be the same in every locale, in order: headings, demos, tables, locked parts. */
  structure: { label: string; line: number }[]
  /** What search may find, section by section: no code, no locked part. */
  sections: ArticleSection[]
  /** The words of the page for the search index, each followed by its strength. Of a page that is locked as a whole: its title and description. */
  terms: string
  /** The page as Markdown for readers and machines: demos as code, API tables as tables, nothing locked. */
  markdown: string
  locked: LockedPart[]
  frontMatter: FrontMatter
}

/** A page in one locale, ready to be written to disk. Plain data: it survives JSON and structured clone. */
export interface CompiledArticle extends CompiledBody {
  title: string
  subtitle?: string
  description: string
  /** Route, without a locale, of the page that search engines should list instead: on a page of an older version the current one. */
  canonical?: string
  /** Locales that the page is written in, the default first. @default all */
  locales?: readonly string[]
  /** Inside of the `[data-article]` element, header and footer included. */
  html: string
  toc: TocEntry[]
}
