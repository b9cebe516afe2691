import type { PageContext } from '../../compile/page/PageContext.ts'
import type { ApiRelease } from '../../define/ApiRelease.ts'
import { fill } from '../../locales/texts.ts'
import type { Texts } from '../../locales/zh-CN.ts'
import { apiParts } from './apiParts.ts'

/** The API of an export as Markdown tables. */
export function apiMarkdown(name: string, { source, texts }: PageContext): string {
  const api = source.api?.[name]
  if (!api) return ''
  const ofExport = notes(api, texts.api)
  const tables = apiParts(api, source.locale, texts.api)
    .map(({ label, columns, rows }) => {
      const body = rows.map((item) => {
        const last = columns.length > 3 ? [item.default === undefined ? '–' : `\`${item.default}\``] : []
        return row([
          `\`${item.name}\`${inBrackets([...(item.required ? [texts.api.required] : []), ...notes(item, texts.api)])}`,
          item.description,
          item.type ? `\`${item.type}\`` : '–',
          ...last,
        ])
      })
      return [`**${name} ${label}**`, '', row(columns), row(columns.map(() => '---')), ...body].join('\n')
    })
    .join('\n\n')
  return ofExport.length > 0 ? `**${name}**${inBrackets(ofExport)}\n\n${tables}` : tables
}

/** Since when there is something, and since when it is deprecated, in words. */
function notes({ since, deprecated }: ApiRelease, texts: Texts['api']): string[] {
  return [
    ...(since === undefined ? [] : [fill(texts.since, { version: since })]),
    ...(deprecated === undefined ? [] : [fill(texts.deprecated, { version: deprecated })]),
  ]
}

function inBrackets(words: readonly string[]): string {
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

function row(cells: string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
