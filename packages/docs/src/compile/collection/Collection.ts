import type { Localized } from '../../define/Localized.ts'
import type { SectionVersions } from '../../define/SectionVersions.ts'

import type { FrontMatter } from '../page/CompiledArticle.ts'
import type { LoadModule } from '../source/loadDefault.ts'
import type { PageFrame, PageSource } from '../source/PageSource.ts'
import type { Problem } from '../Problem.ts'
import type { Redirect } from '../redirects/Redirect.ts'
import type { ReferencePage } from '../source/ReferencePage.ts'
import type { Site, SiteOptions } from '../Site.ts'

/** A page of the collection. It is shown in every locale: where it is not written, in the default one. */
export interface CollectionPage {
  /** Route without the leading slash. */
  id: string
  /** Route with the leading slash, without a locale. */
  path: string
  /** First part of the route: `view-ui-plus`; empty where the site has no products. */
  product: string
  /** Absolute path of the page's folder: of a reference, the one it would have. */
  folder: string
  /** That of the default locale where the page is not written in a locale. */
  frontMatter: Localized<FrontMatter>
  /** Locales that the page is written in, the default first. @default all */
  locales?: readonly string[]
  /** The older version that the page belongs to. Its product is `view-ui-plus@1.2` then. */
  version?: PageVersion
}

/** What makes a page one of an older version. */
export interface PageVersion {
  /** Name of the version: `1.2`. */
  id: string
  /** Section of the current pages: `view-ui-plus`. */
  section: string
  /** Id of the same page in the current version, if there is one. */
  current?: string
  /**
   * `shared`: it is that page, compiled once for both. `adapted`: that page with the tables and demos of the version. `own`: it has files in
   * the version's folder.
   */
  text: 'shared' | 'adapted' | 'own'
}

/** A menu entry in one locale, with the addresses of that locale. */
export type MenuNode =
  | { kind: 'group'; title: string; items: MenuNode[] }
  | {
      kind: 'page'
      title: string
      subtitle?: string
      page: string
      href: string
      hidden?: true
      /** Locale of the title and of the page, where it is not translated. */
      lang?: string
    }
  | { kind: 'link'; title: string; href: string }

/** A product's menu in one locale. */
export interface MenuTree {
  product: string
  /** Set on the menu of an older version. */
  version?: Pick<PageVersion, 'id' | 'section'>
  title: string
  /** Address that the root of the product redirects to. */
  href: string
  items: MenuNode[]
}

/** A page that has a problem, for `reportUrl`. */
export interface ReportedPage {
  id: string
  /** Route without a locale. */
  path: string
  locale: string
  title: string
}

/** The pages of a collection, their source, and the targets that they may link to. */
export interface CollectionOptions extends SiteOptions {
  /** Absolute path of the folder that holds the products' folders. */
  root: string
  /** Products to read, in the order of menus and lists: folder names below `root`. `['']` is a site without products: one menu and all pages at the root. @default every folder that holds a `menu.ts` or a page */
  products?: readonly string[]
  /** Versions of sections, by the section's name. @default each has its current pages only */
  versions?: Readonly<Record<string, SectionVersions>>
  /** Route of a page. @default `/` and the page's id */
  pathOf?: (id: string) => string
  /** Writes pages that have no folder; called whenever the folders are read. They come after the others. @default none */
  references?: () => Promise<readonly ReferencePage[]>
  /** Whether the list of published pages, `addresses.txt`, is checked if there is one: not in builds of some of the pages. @default true */
  checkAddresses?: boolean
  /** Whether a page that is missing in a locale is shown in the default one, with a notice. @default false: it is a problem */
  fallback?: boolean
  /** Routes outside the collection that pages may link to: `/price`. */
  routes?: readonly string[]
  /** Absolute path of the folder whose files are served from the root of the site: pictures have to be in it. @default pictures are neither checked nor converted */
  publicFolder?: string
  /** Absolute paths of further folders with files that pages show, by the names they are written with: `file="@starter/main.ts"`. @default none */
  samples?: Readonly<Record<string, string>>
  /** Turns a demo into its variant for a locale (`localizeDemo` of `@view-site/vue-demo/vite`); may throw. @default as written */
  localizeDemo?: (source: string, locale: string, file: string) => string
  /**
   * Turns a demo of a current page into one for an older version; `undefined` if that cannot run it: its page is then shown without the demo,
   * and without headings that have nothing else below them. @default as written
   */
  adaptDemo?: (source: string, version: Pick<PageVersion, 'id' | 'section'>) => string | undefined
  /** Extensions of the files in `demos/`, without the dot: `vue`, `tsx`. @default `['vue']` */
  demoExtensions?: readonly string[]
  /** Which pages search may find; hidden ones it never finds. @default all */
  searchable?: (page: CollectionPage) => boolean
  /** Address where a file, given relative to `root`, is edited. @default no edit link */
  editUrl?: (file: string) => string
  /** Address where a problem with a page is reported: a route without a locale, or an address of another site. @default no such link */
  reportUrl?: (page: ReportedPage) => string
  /** Whether pages ask if they were helpful. The answers go to the port `feedback` of articles; without one the question is hidden. @default false */
  asksHelpful?: boolean
  /** Imports an `api.ts` or a `menu.ts`. @default by Node */
  load?: LoadModule
  /** Days of the last change by file, relative to `root`. @default read from git */
  lastUpdated?: ReadonlyMap<string, string>
  /** How many of those who changed a page last are named below it, from git. Of a shallow clone none are known. @default 0 */
  contributors?: number
  /** Whether pages with `draft: true` are part of the collection, as in development. @default false */
  drafts?: boolean
}

/** Every page of the site's documentation, with the order its menus give it. */
export interface Collection {
  options: CollectionOptions
  /** Locales, paths and texts. */
  site: Site
  locales: readonly string[]
  /** All pages, in the order of the menus, then of the folders. */
  pages: readonly CollectionPage[]
  page: (id: string) => CollectionPage | undefined
  /** The page at a route, given without a locale. */
  pageAt: (path: string) => CollectionPage | undefined
  /** Routes of the drafts that are left out. */
  drafts: ReadonlySet<string>
  /** The products' menus in a locale. */
  menus: (locale: string) => MenuTree[]
  /** What surrounds a page: breadcrumb, neighbours, last change, edit link. */
  frame: (id: string, locale: string) => PageFrame
  /** The input of `compile` for a page, and the problems of its demos and its `api.ts`. Reads from disk each time. */
  read: (id: string, locale: string) => Promise<{ page: PageSource; problems: Problem[] }>
  /** Moved pages, as `redirects.ts` names them, with the routes where they lead in the end. */
  redirects: readonly Redirect[]
  /** Problems of the collection as a whole: a missing locale, a menu that names an unknown page, a page in no menu. */
  problems: readonly Problem[]
}
