import type { CompiledArticle } from './CompiledArticle.ts'
import type { PageContext } from './PageContext.ts'

/** One release of a page with `feed: true`. */
export interface FeedEntry {
  /** Id of the heading. */
  id: string
  title: string
  /** `2026-05-06` */
  day: string
  /** What is below the heading, as HTML. */
  html: string
}

const dated = /\b\d{4}-\d{2}-\d{2}\b/

/** Releases of a page with `feed: true`, in the order of the page. */
export function feedEntries({ html, headings }: Pick<CompiledArticle, 'html' | 'headings'>): FeedEntry[] {
  const sections = headings.filter(({ depth }) => depth === 2)
  const starts = sections.map(({ id }) => html.search(new RegExp(`<div class="doc-part"[^>]*><h2 id="${id}"`)))
  const end = html.lastIndexOf('</div><footer>')
  return sections.map(({ id, text }, index) => {
    const section = html.slice(starts[index], starts[index + 1] ?? end)
    return {
      id,
      title: text,
      day: dated.exec(text)?.[0] ?? '',
      // Parts, links of headings to themselves and buttons are for the page alone.
      html: section
        .slice(section.indexOf('</h2>') + '</h2>'.length)
        .replaceAll(/<\/div>\s*<div class="doc-part" data-depth="3"[^>]*>/g, '')
        .replace(/<\/div>(\s*<section data-footnotes[\s\S]*|\s*)$/, '$1')
        .replaceAll(/<a class="doc-hash"[^>]*><\/a>/g, '')
        .replaceAll(/<button\b.*?<\/button>/gs, ''),
    }
  })
}

/** Each section of a page with a feed needs the day of its release. */
export function checkFeed({ parts, problems, source }: PageContext): void {
  for (const { depth, text, line } of parts.headings) {
    if (depth !== 2 || isDay(dated.exec(text)?.[0])) continue
    problems.push({
      file: source.file,
      line,
      message: `The page has a feed, and its section "${text}" has no day.`,
      fix: 'Write the heading as `## 1.2.3 · 2026-05-06`, or take `feed: true` out of the front matter.',
    })
  }
}

function isDay(day: string | undefined): boolean {
  return day !== undefined && !Number.isNaN(Date.parse(day))
}
