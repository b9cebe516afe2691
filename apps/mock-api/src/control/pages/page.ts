import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { replyHeaders } from '../../http/replies.ts'
import type { PageLanguage } from './language.ts'
import { styleSheet } from './styleSheet.ts'

/** HTML with its interpolated values escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The style sheet, served at each surface's root. */
export function styles(): Response {
  return new Response(styleSheet, {
    headers: { ...replyHeaders, 'content-type': 'text/css; charset=utf-8' },
  })
}

/**
 * The layout of every HTML page of the API, without scripts. `here` is the page's own path; the style sheet and the front page are at its
 * root.
 */
export async function page(title: string, { locale, t, query }: PageLanguage, main: Markup, here: string): Promise<Response> {
  const root = `/${here.split('/')[1] ?? ''}`
  const other = locale === 'en-US' ? 'zh-CN' : 'en-US'
  const document = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - View UI Plus</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}/style.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="${root}${query}"><span class="logo" aria-hidden="true"></span>View UI Plus</a>
          <a href="${here}?lang=${other}" lang="${other}" hreflang="${other}">${t.language}</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`
  return new Response(String(document), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
