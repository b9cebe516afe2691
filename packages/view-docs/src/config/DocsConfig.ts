import type { CollectionOptions, PartialTexts } from '@view-site/docs/compile'
import type { ArticlePorts } from '@view-site/docs'
import type { LayoutSlots, LayoutTexts } from '@view-site/layout'
import type { SearchTexts } from '@view-site/layout/search'
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
  /** BCP 47 tag: `de-DE`. It is the name of the page's file, `de-DE.md`, and the prefix of its address. */
  tag: string
  /** Name of the language in itself, `Deutsch`. @default what the runtime calls it */
  label?: string
  /** Texts of the site's controls. @default the theme's Arabic, Chinese, English or German, else English */
  texts?: LocaleTexts
}

/** Texts of one locale, all or some; the others are the theme's, see `DocsLocale`. */
export interface LocaleTexts {
  /** Texts in articles: Copy, Show code, the columns of API tables. */
  articles?: PartialTexts
  /** Texts of header, menus and footer. */
  layout?: Partial<LayoutTexts>
  /** Texts of the search picker. */
  search?: Partial<SearchTexts>
  /** Texts of error pages, and of the results of the search. */
  site?: Partial<SiteTexts>
  /** Texts of the announcement bar. */
  announcement?: Partial<AnnouncementTexts>
}

/** What articles get from your application: the reader of locked parts, a playground, the sign-in, what your own blocks do. */
export type DocsPorts = Pick<ArticlePorts, 'attach' | 'feedback' | 'locked' | 'playground' | 'signIn'>

/** The home page. */
export interface DocsHome {
  title: Text
  text: Text
  /** Links below the text; the first is the main one. @default none */
  actions?: readonly DocsLink[]
  /** Command that installs the product, to be copied: `npm install acme`. @default none */
  install?: string
  /** What speaks for the product, in short. @default none */
  features?: readonly { title: Text; text: Text }[]
}

/** A page that is no article. */
export interface DocsRoute {
  /** Path without a locale: `/pricing`; `/` takes the place of `home`. */
  path: string
  /** File whose default export is a React component, relative to the configuration. It gets the page's language as the prop `locale`. */
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
  /** What the site is about, for search engines and language models. @default the title */
  description?: Text
  /** Origin that the site is published at, for canonical addresses, the sitemap and feeds: `https://docs.acme.dev`. */
  origin: string
  /** Path that the site is served below: `/docs/`. Pages and menus are written without it. @default `/` */
  base?: string
  /** Languages, the default first: only its addresses have no prefix. @default `['en-US']` */
  locales?: readonly (string | DocsLocale)[]
  /** Whether a page that is missing in a language is shown in the default one, with a notice. @default false: it is reported */
  fallback?: boolean
  /** Folder of the pages, relative to the configuration. @default `content` */
  content?: string
  /** Further folders whose files pages show as `file="@name/main.ts"`, relative to the configuration: `{ name: '../example' }`. @default none */
  samples?: Readonly<Record<string, string>>
  /** Sections in the order of the header: folders of the content that have a `menu.ts`. @default all, by name; none if the content itself has a `menu.ts` */
  sections?: readonly string[]
  /**
   * Versions of sections, by the section's name; `''` is a site without sections. The pages of the section are those of the current version;
   * what differs in an older one is in `<section>/versions/<id>`. @default no section has older versions
   */
  versions?: NonNullable<CollectionOptions['versions']>
  /** @default `/` shows the first page of the first section */
  home?: DocsHome
  /** A bar above the header, which visitors can dismiss. @default none */
  announcement?: DocsAnnouncement
  /** Further links of the header. @default none */
  links?: readonly DocsLink[]
  /** Address of the repository, for a link in the header. @default no link */
  repository?: string
  /** Address where a file of the content is edited: `(file) => 'https://…/edit/main/content/' + file`. @default no edit links */
  editUrl?: CollectionOptions['editUrl']
  /** Address where a problem with a page is reported. @default no such link */
  reportUrl?: CollectionOptions['reportUrl']
  /** Whether pages ask if they were helpful. The answers go to `feedback` of `ports`. @default false */
  asksHelpful?: boolean
  /** How many of those who changed a page last are named below it, from Git. @default 0 */
  contributors?: number
  /** Text after the word Copyright in the footer. @default no footer */
  copyright?: Text
  /**
   * Ids of headings: `hash` is the same in every language and survives a rewording, `slug` is the heading's text in the language of the page.
   * `## Text {#id}` sets one by hand. @default `hash`
   */
  anchors?: CollectionOptions['anchors']
  /** Accent, corners, fonts and other tokens. @default the look of the layout */
  theme?: DocsTheme
  /** Whether `$…$` and `$$` in pages are formulas. A dollar sign in a text is `\\$` then. @default false */
  math?: boolean
  /** Whether fences ` ```mermaid ` in pages are drawn. @default false: they are code */
  mermaid?: boolean
  /**
   * Whether names in fences ` ```ts twoslash ` show their types on hover and focus. They are computed at build, with the packages that the
   * site's folder has; needs `twoslash` and `typescript`. @default false
   */
  typeHints?: boolean
  /** Addresses of types that API tables name, besides the page's own tables: `{ RouteLocationRaw: 'https://…' }`. @default none */
  typeLinks?: Readonly<Record<string, string>>
  /** Kinds of live demos. @default none */
  demos?: readonly DemoPort[]
  /** Further pages, in React. @default none */
  routes?: readonly DocsRoute[]
  /**
   * Own parts of the shell: for each slot a file whose default export is a React component, relative to the configuration. `null` removes
   * the part. @default those of the theme
   */
  shell?: Partial<Readonly<Record<keyof LayoutSlots, string | null>>>
  /** File whose default export lists kinds of blocks, made with `defineBlock` of `view-docs/blocks`, relative to the configuration. Node runs it. @default none */
  blocks?: string
  /** Further stylesheets of all pages, relative to the configuration. @default none */
  styles?: readonly string[]
  /** File whose default export connects articles to your application, as `DocsPorts`, relative to the configuration. @default none */
  ports?: string
  /** Products that parts of pages may require, and the route that sells them. Those parts are written to `dist/locked`. @default no locked parts */
  access?: NonNullable<CollectionOptions['licences']>
  /** Files besides the pages. @default `[llms(), feeds()]` */
  outputs?: readonly DocsOutput[]
  /**
   * Whether a service worker stores the pages that a visitor reads, so that they can be read without a network. `remove` removes the worker
   * of an earlier build from the visitors' browsers. @default false
   */
  offline?: boolean | 'remove'
  /** Whether a first visit opens in the browser's language. @default true */
  detectLocale?: boolean
  /** Vite settings that are merged into those of the site. @default none */
  vite?: UserConfig
}

/** Types a configuration; returns it unchanged. */
export function defineDocs(config: DocsConfig): DocsConfig {
  return config
}
