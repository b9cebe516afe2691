import type { ApiExportDocument } from '@view-site/static-site/api'
import type { Texts } from '../locales/texts.ts'

/** The API of an export as Markdown, with a list for each kind of member. */
export function apiText({ name, kind, props, events, slots, methods, directives }: ApiExportDocument, texts: Texts): string {
  return [
    `## ${name} (${kind})`,
    ...list('props', props, ({ type, default: preset, required }) => [
      type,
      ...(required ? [texts.required] : []),
      ...(preset === undefined ? [] : [`${texts.default} ${preset}`]),
    ]),
    ...list('events', events, ({ params }) => [params]),
    ...list('slots', slots, ({ props: type }) => [type]),
    ...list('methods', methods, ({ signature }) => [signature]),
    ...list('directives', directives, ({ value, arg, modifiers }) => [value, arg && `:${arg}`, modifiers && `.${modifiers}`]),
    '',
  ].join('\n')
}

interface Member {
  description: string
  since?: string | undefined
  deprecated?: string | undefined
}

function list<Row extends Member>(
  part: string,
  rows: Readonly<Record<string, Row>> | undefined,
  typesOf: (row: Row) => (string | undefined)[],
): string[] {
  const entries = Object.entries(rows ?? {})
  if (entries.length === 0) return []
  return [
    '',
    `### ${part}`,
    '',
    ...entries.map(([name, row]) => {
      const types = typesOf(row).filter((type) => type !== undefined)
      const releases = [...(row.since ? [`since ${row.since}`] : []), ...(row.deprecated ? [`deprecated since ${row.deprecated}`] : [])]
      const details = [...types.map((type) => `\`${type}\``), ...releases].join(', ')
      return `- \`${name}\`${details && ` (${details})`}: ${row.description}`
    }),
  ]
}
