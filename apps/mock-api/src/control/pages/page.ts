import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { PageLanguage } from './language.ts'

/** A piece of HTML whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The frame of every control page; no script runs in it. */
export async function page(title: string, { locale, t, query }: PageLanguage, main: Markup, here: string): Promise<Response> {
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
        <link rel="stylesheet" href="/__control/style.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="/__control/${query}"><span class="logo" aria-hidden="true"></span>View UI Plus</a>
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
