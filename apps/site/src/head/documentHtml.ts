import { frameEndId } from '@view-site/layout/prepaint'
import { escapeHtml, jsonScript, type PageAssets } from '@view-site/prerender'
import { locales, localizePath, type Locale } from '@view-site/i18n/locale'
import type { BootData, MenuFiles } from '../app/bootData.ts'
import { cardOf } from './cardPath.ts'
import { alternates, type PageHead } from './pageHead.ts'

export interface DocumentHtmlOptions {
  head: PageHead
  /** Rendered application. */
  body: string
  /** Id of the route that was rendered. */
  routeId: string
  modules: Omit<PageAssets, 'styles'>
  /** Stylesheets: those that the first paint waits for, and those that come after it. */
  sheets: { first: readonly string[]; later: readonly string[] }
  /** Modules that bring the page to life until the application is wanted; without them it comes at once. */
  reader?: readonly string[] | undefined
  menus: MenuFiles
  /** Origin of the public site, for canonical and preview addresses. */
  origin: string
  siteName: string
  /** Inline scripts by place; each must be the same on all pages, so that one hash allows it. */
  scripts: { beforePaint: string; boot: string }
  /** Whether the build draws a picture for links to the page. */
  cards: boolean
}

/** One page as a whole document: complete and readable before any script, scripts after the first paint. */
export function documentHtml({
  head,
  body,
  routeId,
  modules,
  sheets,
  reader,
  menus,
  origin,
  siteName,
  scripts,
  cards,
}: DocumentHtmlOptions): string {
  const boot: BootData = { ...modules, styles: [...sheets.later], menus, ...(reader ? { reader: [...reader] } : {}) }
  const url = origin + localizePath(head.path, head.locale)
  const lines = [
    '<!doctype html>',
    `<html lang="${head.locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${scripts.beforePaint}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.indexed ? 'index,follow' : 'noindex'}">`,
    // A page without a frame would wait for its end.
    ...(body.includes(` id="${frameEndId}"`) ? [`<link rel="expect" href="#${frameEndId}" blocking="render">`] : []),
    ...sheets.first.map(sheetLink),
    ...sheets.later.map((href) => `<noscript>${sheetLink(href)}</noscript>`),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates(head.path).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}">`,
    ),
    ...head.formats.map(({ type, href }) => `<link rel="alternate" type="${type}" href="${escapeHtml(href)}">`),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    `<meta property="og:locale" content="${ogLocale(head.locale)}">`,
    ...locales
      .filter((locale) => locale !== head.locale)
      .map((locale) => `<meta property="og:locale:alternate" content="${ogLocale(locale)}">`),
    ...(cards ? cardMeta(head, origin) : []),
    '</head>',
    '<body>',
    `<div id="app" data-route="${escapeHtml(routeId)}">${body}</div>`,
    `<script type="application/json" id="boot" data-build="${modules.entry}">${jsonScript(boot)}</script>`,
    `<script>${scripts.boot}</script>`,
    '</body>',
    '</html>',
  ]
  return lines.join('\n')
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

/** The picture beside a link to the page. X reads the Open Graph data too, and wants to be told how large it may draw. */
function cardMeta(head: PageHead, origin: string): string[] {
  return [
    `<meta property="og:image" content="${escapeHtml(origin + cardOf(head))}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(head.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function ogLocale(locale: Locale): string {
  return locale.replace('-', '_')
}
