import type { ApiExport, PageApi } from '@view-site/docs'
import type { LocalePaths } from '@view-site/i18n/locale'
import type { CompiledArticle, PageSource } from '@view-site/docs/compile'
import { absoluteLinks } from '../absoluteLinks.ts'
import type { ApiLibrary } from './ApiLibrary.ts'
import type { ApiExportDocument, ApiPage } from './apiSchema.ts'

/** The site that a page is published at. */
interface Place {
  origin: string
  localePaths: LocalePaths
}

/** Turns a compiled page and its source into data. */
export function apiPageOf(article: CompiledArticle, source: PageSource, library: ApiLibrary, { origin, localePaths }: Place): ApiPage {
  const { id, locale, title, subtitle, description, frontMatter } = article
  const url = origin + localePaths.localizePath(`/${id}`, locale)
  const absolute = (markdown: string) => absoluteLinks(markdown, locale, origin, localePaths)
  const traps = article.headings.find(({ text }) => text === library.headings.traps[locale])
  const items = listItems(sectionText(article, source, library.headings.traps[locale]))
  const accessibility = sectionText(article, source, library.headings.accessibility[locale])
  return {
    id,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    description,
    ...(frontMatter.keywords ? { keywords: [...frontMatter.keywords] } : {}),
    url,
    markdown: `${url}.md`,
    api: `${url}/api.json`,
    exports: Object.entries(source.api ?? {}).map(([name, api]) => exportOf(name, api, locale, library)),
    demos: article.demos.map(({ name, line }) => {
      const heading = article.headings.findLast((other) => other.line < line)
      return { name, title: heading?.text ?? title, url: heading ? `${url}#${heading.id}` : url, source: source.demos?.[name] ?? '' }
    }),
    ...(traps ? { trapsUrl: `${url}#${traps.id}` } : {}),
    traps: items.map(({ text }) => absolute(text)),
    trapUrls: items.map(({ id }) => `${url}#${id ?? traps?.id ?? ''}`),
    ...(accessibility ? { accessibility: absolute(accessibility) } : {}),
  }
}

function exportOf(name: string, api: ApiExport, locale: string, library: ApiLibrary): ApiExportDocument {
  const { props, events, slots, methods, directives, since, deprecated } = api
  return {
    name,
    kind: directives ? 'directive' : (library.kindOf(name) ?? 'type'),
    ...(props ? { props: localized(props, locale) } : {}),
    ...(events ? { events: localized(events, locale) } : {}),
    ...(slots ? { slots: localized(slots, locale) } : {}),
    ...(methods ? { methods: localized(methods, locale) } : {}),
    ...(directives ? { directives: localized(directives, locale) } : {}),
    ...(since === undefined ? {} : { since }),
    ...(deprecated === undefined ? {} : { deprecated }),
  }
}

type Row = NonNullable<PageApi[string]['slots']>[string]

function localized<T extends Pick<Row, 'description'>>(
  rows: Readonly<Record<string, T>>,
  locale: string,
): Record<string, Omit<T, 'description'> & { description: string }> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, { description, ...row }]) => [name, { ...row, description: description[locale] ?? '' }]),
  )
}

/** The Markdown below a heading, as its author wrote it. */
function sectionText({ headings }: CompiledArticle, { markdown }: PageSource, title: string | undefined): string {
  const index = headings.findIndex(({ text }) => text === title)
  const heading = headings[index]
  if (!heading) return ''
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)
  return markdown
    .split('\n')
    .slice(heading.line, next ? next.line - 1 : undefined)
    .join('\n')
    .trim()
}

/** The items of a bullet list, without their bullets, and the ids that their author wrote behind them. */
function listItems(markdown: string): { text: string; id: string | undefined }[] {
  const items = markdown.split(/^- /m).flatMap((item) => item.trim() || [])
  return items.map((item) => ({ text: item.replace(writtenId, ''), id: writtenId.exec(item)?.[1] }))
}

const writtenId = /\s*\{#([^}]*)\}\s*$/
