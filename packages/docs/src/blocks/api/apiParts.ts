import type { ApiRelease } from '../../define/ApiRelease.ts'
import type { Localized } from '../../define/Localized.ts'

import type { ApiDirective, ApiExport } from '../../define/defineApi.ts'
import type { Texts } from '../../locales/zh-CN.ts'

/** A part of an export's API. */
export type ApiPartName = 'props' | 'events' | 'slots' | 'methods' | 'directives'

/** A row of an API table, in one locale. */
export interface ApiRow extends ApiRelease {
  name: string
  description: string
  /** Type, signature of the listener, slot props, or signature, by part. */
  type?: string
  default?: string
  required?: boolean
}

/** A table of an export's API, in one locale. */
export interface ApiPart {
  part: ApiPartName
  label: string
  columns: string[]
  rows: ApiRow[]
}

/** Tables of an export in the order props, events, slots, methods, directives; the rows in the order written. Empty ones are left out. */
export function apiParts({ props, events, slots, methods, directives }: ApiExport, locale: string, texts: Texts['api']): ApiPart[] {
  const rows = <T extends ApiRelease & { description: Localized }>(
    items: Readonly<Record<string, T>> | undefined,
    more: (item: T) => Partial<ApiRow>,
  ) =>
    Object.entries(items ?? {}).map(([name, item]): ApiRow => ({
      name,
      description: item.description[locale] ?? '',
      ...releaseOf(item),
      ...more(item),
    }))
  const head = (last: string) => [texts.name, texts.description, last]
  const parts: ApiPart[] = [
    {
      part: 'props',
      label: texts.props,
      columns: [...head(texts.type), texts.default],
      rows: rows(props, (prop) => ({
        type: prop.type,
        ...(prop.default === undefined ? {} : { default: prop.default }),
        ...(prop.required ? { required: true } : {}),
      })),
    },
    { part: 'events', label: texts.events, columns: head(texts.params), rows: rows(events, ({ params }) => typed(params)) },
    { part: 'slots', label: texts.slots, columns: head(texts.slotProps), rows: rows(slots, ({ props }) => typed(props)) },
    { part: 'methods', label: texts.methods, columns: head(texts.signature), rows: rows(methods, ({ signature }) => typed(signature)) },
    {
      part: 'directives',
      label: texts.directives,
      columns: head(texts.binding),
      rows: rows(directives, (directive) => typed(bindingOf(directive))),
    },
  ]
  return parts.filter((part) => part.rows.length > 0)
}

/** `number | string`, or with more than a value `:'x' | 'y' .once = number`. */
function bindingOf({ value, arg, modifiers }: ApiDirective): string | undefined {
  const before = [...(arg ? [`:${arg}`] : []), ...(modifiers ? [`.${modifiers}`] : [])].join(' ')
  return before && value ? `${before} = ${value}` : before || value
}

/** The releases that an export or a row names. */
export function releaseOf({ since, deprecated }: ApiRelease): ApiRelease {
  return { ...(since !== undefined && { since }), ...(deprecated !== undefined && { deprecated }) }
}

function typed(type: string | undefined): Partial<ApiRow> {
  return type === undefined ? {} : { type }
}

/** Anchor of a table or of a row: `api-Button-props-type`. */
export function apiRowId(name: string, part: ApiPartName, row?: string): string {
  return ['api', name, part, ...(row === undefined ? [] : [row])].join('-').replaceAll(/[^\w:.-]/g, '_')
}
