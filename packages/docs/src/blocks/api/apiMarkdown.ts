import type { PageContext } from '../../compile/page/PageContext.ts'
import { apiParts } from './apiParts.ts'

/** The API of an export as Markdown tables. */
export function apiMarkdown(name: string, { source, texts }: PageContext): string {
  const api = source.api?.[name]
  if (!api) return ''
  return apiParts(api, source.locale, texts.api)
    .map(({ label, columns, rows }) => {
      const body = rows.map((item) => {
        const last = columns.length > 3 ? [item.default === undefined ? '–' : `\`${item.default}\``] : []
        return row([
          `\`${item.name}\`${item.required ? ` (${texts.api.required})` : ''}`,
          item.description,
          item.type ? `\`${item.type}\`` : '–',
          ...last,
        ])
      })
      return [`**${name} ${label}**`, '', row(columns), row(columns.map(() => '---')), ...body].join('\n')
    })
    .join('\n\n')
}

function row(cells: string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
