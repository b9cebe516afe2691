import type { CollectionOptions, PartialTexts } from '@view-site/docs/compile'
import type { ArticlePorts } from '@view-site/docs'
import type { LayoutSlots, LayoutTexts } from '@view-site/layout'
import type { SearchTexts } from '@view-site/layout/search'
import type { StatusTexts } from '@view-site/static-site/status'
import type { UserConfig } from 'vite'
import type { AnnouncementTexts } from '../announcement/announcementTexts.ts'
import type { DocsAnnouncement } from '../announcement/DocsAnnouncement.ts'
import type { SiteTexts } from '../app/locales/en.ts'
import type { DemoPort } from '../demos/DemoPort.ts'
import type { DocsOutput } from '../outputs/DocsOutput.ts'
import type { DocsLink, Text } from './DocsLink.ts'
import type { DocsTheme } from '../theme/DocsTheme.ts'

/** A language of the site. */
export interface DocsLocale {
  /** BCP 47 tag: `de-DE`. It names the page's file, `de-DE.md`, and is the prefix of its path. */
  tag: string
  /** Name of the language in that language, `Deutsch`. @default the runtime's name for it */
  label?: string
  /** Texts of the site's controls. @default the theme's texts in Arabic, Chinese, English or German; English for other languages */
  texts?: LocaleTexts
}

/** Texts of one locale; missing ones are those of the theme, see `DocsLocale`. */
export interface LocaleTexts {
  /** Texts in articles: Copy, Show code, the columns of API tables. */
  articles?: PartialTexts
  /** Texts of header, menus and footer. */
  layout?: Partial<LayoutTexts>
  /** Texts of the search picker. */
  search?: Partial<SearchTexts>
  /** Texts of error pages and of search results. */
  site?: Partial<SiteTexts>
  /** Texts of the status bar: offline, a part that did not load, a new version. */
  status?: Partial<StatusTexts>
  /** Texts of the announcement bar. */
  announcement?: Partial<AnnouncementTexts>
}

/** Features of your application that articles use: locked parts, an editor for demos, a playground, sign-in, feedback, the behaviour of your own blocks. */
export type DocsPorts = Pick<ArticlePorts, 'attach' | 'editor' | 'feedback' | 'locked' | 'playground' | 'signIn'>

/** The home page. */
export interface DocsHome {
  title: Text
  text: Text
  /** Links below the text; the first is the primary one. @default none */
  actions?: readonly DocsLink[]
  /** Install command with a copy button: `npm install acme`. @default none */
  install?: string
  /** Features of the product. @default none */
  features?: readonly { title: Text; text: Text }[]
}

/** A page that is not an article. */
export interface DocsRoute {
  /** Path without a locale: `/pricing`; `/` replaces `home`. */
  path: string
  /**
   * File whose default export is a React component, relative to the configuration. It receives the page's language as the prop `locale`.
   */
  component: string
  title: Text
  description: Text
  /** Whether search engines may list it. @default true */
  isIndexed?: boolean
}

/** Configuration of a documentation site. */
export interface DocsConfig {
  /** Name of the site, in the header and after the title of every page. */
  title: Text
  /** Description of the site for search engines and language models. @default the title */
  description?: Text
  /** Origin at which the site is published, for canonical URLs, the sitemap and feeds: `https://docs.acme.dev`. */
  origin: string
  /** Base path of the site: `/docs/`. Links in pages and menus are written without it. @default `/` */
  base?: string
  /** Languages, the default first: its paths have no prefix. @default `['en-US']` */
  locales?: readonly (string | DocsLocale)[]
  /** Whether a page that is missing in a language is shown in the default one, with a notice. @default false: the check reports it */
  fallback?: boolean
  /** Folder of the pages, relative to the configuration. @default `content` */
  content?: string
  /**
   * Further folders whose files pages can include as `file="@name/main.ts"`, relative to the configuration: `{ name: '../example' }`.
   * @default none
   */
  samples?: Readonly<Record<string, string>>
  /**
   * Sections in the order of the header: folders of the content that have a `menu.ts`. @default all, by name; none if the content itself
   * has a `menu.ts`
   */
  sections?: readonly string[]
  /**
   * Versions of sections, by the section's name; `''` is a site without sections. The pages of the section are those of the current
   * version; what differs in an older one is in `<section>/versions/<id>`. @default no section has older versions
   */
  versions?: NonNullable<CollectionOptions['versions']>
  /** @default `/` shows the first page of the first section */
  home?: DocsHome
  /** A bar above the header that visitors can dismiss. @default none */
  announcement?: DocsAnnouncement
  /** Further links of the header. @default none */
  links?: readonly DocsLink[]
  /** URL of the repository, for a link in the header. @default no link */
  repository?: string
  /** URL at which a file of the content is edited: `(file) => 'https://…/edit/main/content/' + file`. @default no edit links */
  editUrl?: CollectionOptions['editUrl']
  /** URL at which a problem with a page is reported. @default no link */
  reportUrl?: CollectionOptions['reportUrl']
  /** Whether pages ask if they were helpful. The answers are passed to `feedback` of `ports`. @default false */
  asksHelpful?: boolean
  /** Number of recent contributors, from Git, that are listed below a page. @default 0 */
  contributors?: number
  /** Text after the word Copyright in the footer. @default no footer */
  copyright?: Text
  /**
   * Ids of headings: `hash` is the same in every language and does not change with the text, `slug` is derived from the heading's text in
   * the language of the page. `## Text {#id}` sets an id explicitly. @default `hash`
   */
  anchors?: CollectionOptions['anchors']
  /** Accent, corners, fonts and other tokens. @default the look of the layout */
  theme?: DocsTheme
  /** Whether `$…$` and `$$` in pages are formulas. A dollar sign in text is then written `\\$`. @default false */
  math?: boolean
  /** Whether fences ` ```mermaid ` are rendered as diagrams. @default false: they are shown as code */
  mermaid?: boolean
  /**
   * Whether names in fences ` ```ts twoslash ` show their types on hover and focus. Types are computed at build time with the packages
   * installed in the site's folder; needs `twoslash` and `typescript`. @default false
   */
  typeHints?: boolean
  /** URLs of types in API tables that are not documented on the same page: `{ RouteLocationRaw: 'https://…' }`. @default none */
  typeLinks?: Readonly<Record<string, string>>
  /** Kinds of live demos. @default none */
  demos?: readonly DemoPort[]
  /** Further pages, in React. @default none */
  routes?: readonly DocsRoute[]
  /**
   * Custom parts of the shell: for each slot a file whose default export is a React component, relative to the configuration. `null`
   * removes the part. @default those of the theme
   */
  shell?: Partial<Readonly<Record<keyof LayoutSlots, string | null>>>
  /**
   * File whose default export is a list of blocks created by `defineBlock` of `view-docs/blocks`, relative to the configuration. It runs in
   * Node. @default none
   */
  blocks?: string
  /** Further stylesheets of all pages, relative to the configuration. @default none */
  styles?: readonly string[]
  /** File whose default export connects articles to your application, as `DocsPorts`, relative to the configuration. @default none */
  ports?: string
  /**
   * Products that locked parts of pages may require, with the route that sells them. Locked parts are written to `dist/locked`. @default
   * none
   */
  access?: NonNullable<CollectionOptions['licences']>
  /** Further output files. @default `[llms(), feeds()]` */
  outputs?: readonly DocsOutput[]
  /**
   * Whether a service worker stores visited pages for offline reading. `remove` removes the worker of an earlier build from the visitors'
   * browsers. @default false
   */
  offline?: boolean | 'remove'
  /**
   * Whether files are written as `.br` and `.gz` too, for hosts that serve precompressed files. Without them a build takes two thirds of the
   * processor time. @default true
   */
  compress?: boolean
  /** Whether a first visit opens in the browser's language. @default true */
  detectLocale?: boolean
  /** Vite settings that are merged into the site's. @default none */
  vite?: UserConfig
}

/** Types a configuration; returns it unchanged. */
export function defineDocs(config: DocsConfig): DocsConfig {
  return config
}
