import { createLocalePaths, type LocalePaths } from '@view-site/i18n/locale'

import { textsOf, type PartialTexts } from '../locales/texts.ts'
import type { Texts } from '../locales/zh-CN.ts'

/** A product whose licence a page or a part of it may require, and where licences are sold. */
export interface LicenceOptions {
  /** Names of the products by the key that pages use: `{ pro: 'View UI Plus Pro' }`. */
  products: Readonly<Record<string, string>>
  /** Route without a locale of the page that sells them: `/price`. */
  href: string
}

/** How headings get their ids: from their place, the same in every language, or from their text as on GitHub. */
export type AnchorKind = 'hash' | 'slug'

/** What all pages of a site have in common. Plain data: worker threads get a copy. */
export interface SiteOptions {
  /** Locales of the pages as BCP 47 tags, the default first: only its addresses have no prefix. @default `['zh-CN', 'en-US']` */
  locales?: readonly string[]
  /** Path that the site is served below: `/docs/`. Authors write routes without it. @default `/` */
  base?: string
  /** The engine's texts by locale, all or some. @default the engine's Arabic, Chinese, English or German, else English */
  texts?: Readonly<Record<string, PartialTexts>>
  /** Ids of headings that their author gave none: `hash` survives a rewording, `slug` can be read. @default `hash` */
  anchors?: AnchorKind
  /** Products that locked parts may require. @default none: no page may have locked parts */
  licences?: LicenceOptions
  /** Whether `$…$` and `$$` are formulas. A dollar sign in a text is `\\$` then. @default false */
  math?: boolean
  /** Whether fences ` ```mermaid ` are drawn. @default false: they are code */
  mermaid?: boolean
  /**
   * Absolute path of a folder: fences ` ```ts twoslash ` show the types of their names, with the packages that code in this folder can
   * import. Needs `twoslash` and `typescript`. @default none: there are no such fences
   */
  typeHints?: string
  /** Addresses of types that API tables name and that have no table of their page: `{ RouteLocationRaw: 'https://…' }`. @default none */
  typeLinks?: Readonly<Record<string, string>>
  /** Absolute path of a module whose default export lists further kinds of blocks, made with `defineBlock`. Node runs it. @default none */
  blocks?: string
}

/** The options of a site, completed. */
export interface Site extends LocalePaths {
  options: SiteOptions
  texts: (locale: string) => Texts
  licences: LicenceOptions
  anchors: AnchorKind
}

/** Completes the options of a site. Throws if it has no locale. */
export function createSite(options: SiteOptions = {}): Site {
  const {
    locales = ['zh-CN', 'en-US'],
    texts,
    licences = { products: {}, href: '/' },
    anchors = 'hash',
    base = '/',
    math = false,
    mermaid = false,
    typeHints,
    typeLinks,
    blocks,
  } = options
  const known = new Map(locales.map((locale) => [locale, textsOf(locale, texts?.[locale])]))
  return {
    ...createLocalePaths<string>(locales, { base }),
    options: {
      locales,
      ...(texts ? { texts } : {}),
      licences,
      anchors,
      base,
      math,
      mermaid,
      ...(typeHints === undefined ? {} : { typeHints }),
      ...(typeLinks === undefined ? {} : { typeLinks }),
      ...(blocks === undefined ? {} : { blocks }),
    },
    texts: (locale) => known.get(locale) ?? textsOf(locale),
    licences,
    anchors,
  }
}

/** The value of one locale. Throws if there is none: callers check what authors write before. */
export function inLocale<T>(values: Readonly<Record<string, T>>, locale: string): T {
  const value = values[locale]
  if (value === undefined) throw new Error(`There is no value in ${locale}, only in ${Object.keys(values).join(', ')}.`)
  return value
}
