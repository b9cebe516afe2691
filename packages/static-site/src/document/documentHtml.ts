import { buildAttribute } from '@view-site/docs/reader'
import { isRightToLeft, type LocalePaths } from '@view-site/i18n/locale'
import type { PageAssets } from '../bundle/clientAssets.ts'
import type { BootData, MenuFiles } from '../hydrate/bootData.ts'
import { routeAttribute } from '../hydrate/documentNames.ts'
import { alternates, canonicalAddress } from './alternates.ts'
import { escapeHtml, jsonScript } from './escapeHtml.ts'
import { openGraphImageOf } from './openGraphImage.ts'
import type { PageHead } from './PageHead.ts'
import { identityLines, type SiteIdentity } from './SiteIdentity.ts'

/** The files of a page that has a reader. */
export type ReaderFiles = Required<Pick<BootData, 'reader'>> & Pick<BootData, 'readerParts' | 'presses'>

export interface DocumentHtmlOptions {
  head: PageHead
  /** Locales of the site, and their paths. */
  localePaths: LocalePaths
  /** HTML of the rendered application. */
  body: string
  /** HTML of closed dialogs, inserted before the application so that presses can open them at the first paint. @default none */
  frames?: string | undefined
  /** Id of the route that was rendered. */
  routeId: string
  modules: Omit<PageAssets, 'styles'>
  /** Stylesheets that the first paint waits for, and those that load after it. */
  sheets: { first: readonly string[]; later: readonly string[] }
  /** Styles of the snapshots of this page's demos. @default it has none */
  styles?: string | undefined
  /** What runs on the page until the application is needed; without it the application starts after the first paint. */
  reader?: ReaderFiles | undefined
  menus: MenuFiles
  /** Origin of the public site, for canonical and Open Graph URLs. */
  origin: string
  siteName: string
  /**
   * Inline scripts by position; `article` is that of pages with a reader, `snapshots` that of pages with snapshots of demos. Each must be the
   * same on all pages, so that the content security policy needs one hash for it.
   */
  scripts: { beforePaint: string; article?: string; boot: string; snapshots?: string }
  /** Whether the page names an Open Graph image. */
  hasImage: boolean
  /** Address of the site's icon. */
  icon: string
  /** Further icons, manifest and colours. @default none */
  identity?: SiteIdentity
  /** What a page asks when a press needs scripts that could not be loaded, by locale. @default whether to try again, in English */
  retryQuestions?: Partial<Record<string, string>>
  /** Id of the element up to which the page is parsed before its first paint; ignored on a page without it. */
  renderUntil: string
}

const retryQuestion = 'Part of this page did not load. Try again?'

/** Renders one page as an HTML document that is complete and readable without scripts; the application starts after the first paint. */
export function documentHtml({
  head,
  localePaths,
  body,
  frames = '',
  routeId,
  modules,
  sheets,
  styles = '',
  reader,
  menus,
  origin,
  siteName,
  scripts,
  hasImage,
  icon,
  identity = {},
  retryQuestions = {},
  renderUntil,
}: DocumentHtmlOptions): string {
  const boot: BootData = {
    ...modules,
    ...(sheets.later.length > 0 && { styles: [...sheets.later] }),
    // Another language is another document.
    menus: { [head.locale]: menus[head.locale] },
    retry: retryQuestions[head.locale] ?? retryQuestion,
    ...reader,
  }
  const url = origin + localePaths.localizePath(head.path, head.locale)
  const lines = [
    '<!doctype html>',
    `<html lang="${head.locale}"${isRightToLeft(head.locale) ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    inlineTag(scripts.beforePaint),
    ...(reader ? [inlineTag(scripts.article)] : []),
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.indexed ? [] : ['<meta name="robots" content="noindex">']),
    // On a page without the element the browser would not render before the whole document is parsed.
    ...(body.includes(` id="${renderUntil}"`) ? [`<link rel="expect" href="#${renderUntil}" blocking="render">`] : []),
    ...sheets.first.map(sheetLink),
    ...(styles === '' ? [] : [`<style>${styles.replaceAll('</', String.raw`<\/`)}</style>`, inlineTag(scripts.snapshots)]),
    ...sheets.later.map((href) => `<noscript>${sheetLink(href)}</noscript>`),
    ...identityLines(identity),
    // Without any, browsers ask for /favicon.ico; of several they take the last that they can show.
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<link rel="canonical" href="${escapeHtml(origin + canonicalAddress(head, localePaths))}">`,
    ...alternates(head, localePaths).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}">`,
    ),
    ...head.formats.map(({ type, href }) => `<link rel="alternate" type="${type}" href="${escapeHtml(href)}">`),
    ...(head.structuredData ? [structuredData(head.structuredData)] : []),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    `<meta property="og:locale" content="${ogLocale(head.locale)}">`,
    ...localePaths.locales
      .filter((locale) => locale !== head.locale)
      .map((locale) => `<meta property="og:locale:alternate" content="${ogLocale(locale)}">`),
    ...(hasImage ? imageMeta(head, origin, localePaths) : []),
    '</head>',
    '<body>',
    ...(frames === '' ? [] : [frames]),
    `<div id="app" ${routeAttribute}="${escapeHtml(routeId)}">${body}</div>`,
    `<script type="application/json" id="boot" ${buildAttribute}="${modules.entry}">${jsonScript(boot)}</script>`,
    inlineTag(scripts.boot),
    '</body>',
    '</html>',
  ]
  return lines.join('\n')
}

function inlineTag(script = ''): string {
  return `<script>${script}</script>`
}

/** Not a script to the browser: the content security policy does not apply to it. */
function structuredData(graph: NonNullable<PageHead['structuredData']>): string {
  return `<script type="application/ld+json">${jsonScript({ '@context': 'https://schema.org', '@graph': graph })}</script>`
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

/** The Open Graph image of the page. X reads Open Graph too, but shows a large image only with its own card type. */
function imageMeta(head: PageHead, origin: string, paths: LocalePaths): string[] {
  return [
    `<meta property="og:image" content="${escapeHtml(origin + openGraphImageOf(head, paths))}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(head.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function ogLocale(locale: string): string {
  return locale.replace('-', '_')
}
