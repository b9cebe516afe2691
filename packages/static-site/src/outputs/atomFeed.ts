import type { FeedEntry } from '@view-site/docs/compile'
import { escapeHtml } from '../document/escapeHtml.ts'

export interface AtomFeedOptions {
  /** Absolute address of the page; the feed's is the same with `.xml` added. */
  address: string
  origin: string
  locale: string
  title: string
  subtitle: string
  author: string
  /** Newest first. */
  entries: readonly FeedEntry[]
}

/** Renders entries of a page as an Atom 1.0 feed (RFC 4287); all addresses in it are absolute. */
export function atomFeed({ address, origin, locale, title, subtitle, author, entries }: AtomFeedOptions): string {
  const newest = entries.reduce((day, entry) => (entry.day > day ? entry.day : day), '')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeHtml(address)}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<subtitle>${escapeHtml(subtitle)}</subtitle>`,
    `<updated>${timeOf(newest)}</updated>`,
    `<author><name>${escapeHtml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(address)}.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    ...entries.map((entry) => entryXml(entry, address, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml({ id, title, day, html }: FeedEntry, address: string, origin: string): string {
  const link = escapeHtml(`${address}#${id}`)
  const content = html.replaceAll(/ (href|src)="([/#])(?!\/)/g, (_, name: string, start: string) =>
    start === '#' ? ` ${name}="${escapeHtml(address)}#` : ` ${name}="${origin}/`,
  )
  return [
    '<entry>',
    `<id>${link}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<updated>${timeOf(day)}</updated>`,
    `<link rel="alternate" type="text/html" href="${link}"/>`,
    `<content type="html">${escapeHtml(content)}</content>`,
    '</entry>',
  ].join('\n')
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`
}
