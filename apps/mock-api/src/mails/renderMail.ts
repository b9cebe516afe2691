import type { Localized, Locale } from '@view-site/contract'
import { brand } from '@view-site/site-data/brand'
import { escapeXml } from '../ports/escapeXml.ts'
import type { MailContent } from './MailContent.ts'

/** A mail's parts, all made of the same content. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** Address of the action; none if the site's origin is not known. */
  link?: string
}

const locales: readonly Locale[] = ['zh-CN', 'en-US']

/** What `renderMail` takes besides the content. */
export interface RenderMailOptions {
  /** Origin of the site. @default links are left out */
  origin?: string | undefined
  /** The recipient's language. @default both, Chinese first */
  locale?: Locale | null | undefined
}

/** Renders a mail as text and as HTML. */
export function renderMail(content: MailContent, { origin, locale }: RenderMailOptions): RenderedMail {
  const languages = locale ? [locale] : locales
  const link = addressOf(content, origin)
  const subject = languages.map((locale) => content.title[locale]).join(' · ')
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    text: languages.map((locale) => textOf(content, locale, link)).join('\n\n———\n\n'),
    html: page(
      languages.map((locale) => htmlOf(content, locale, link)).join('<hr style="border:0;border-top:1px solid #ddd;margin:32px 0">'),
    ),
    ...(link !== undefined && { link }),
  }
}

function addressOf({ action }: MailContent, origin: string | undefined): string | undefined {
  if (action === undefined || !action.to.startsWith('/')) return action?.to
  return origin === undefined ? undefined : `${origin}${action.to}`
}

function textOf({ title, paragraphs, facts = [], action }: MailContent, locale: Locale, link: string | undefined): string {
  const separator = locale === 'zh-CN' ? '：' : ': '
  return [
    title[locale],
    ...paragraphs.map((paragraph) => paragraph[locale]),
    facts.map(({ label, value }) => `${label[locale]}${separator}${inLanguage(value, locale)}`).join('\n'),
    link === undefined || action === undefined ? '' : `${action.label[locale]}${separator}\n${link}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

function htmlOf({ title, paragraphs, facts = [], action }: MailContent, locale: Locale, link: string | undefined): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:4px 24px 4px 0;text-align:left;font-weight:400;color:#666">${escapeXml(label[locale])}</th><td style="padding:4px 0">${escapeXml(inLanguage(value, locale))}</td></tr>`,
  )
  return [
    `<div lang="${locale}"><h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeXml(title[locale])}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escapeXml(paragraph[locale])}</p>`),
    rows.length > 0 ? `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>` : '',
    link === undefined || action === undefined
      ? ''
      : `<p style="margin:0"><a href="${escapeXml(link).replaceAll('"', '&quot;')}" style="color:#0b57d0">${escapeXml(action.label[locale])}</a></p>`,
    '</div>',
  ].join('\n')
}

function inLanguage(value: Localized | string, locale: Locale): string {
  return typeof value === 'string' ? value : value[locale]
}

function page(body: string): string {
  const style = 'margin:0;padding:32px 24px;font:16px/26px sans-serif;color:#1a1a1a;background:#fff'
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(brand.title)}</title></head>
<body style="${style}"><div style="max-width:560px">
<p style="margin:0 0 24px;font-weight:700">${escapeXml(brand.title)}</p>
${body}
</div></body></html>
`
}
