import type { ApiExport } from '../../define/defineApi.ts'
import { apiParts, apiRowId, type ApiPart } from './apiParts.ts'
import { blockOf, type Block, type LeafDirective } from '../defineBlock.ts'
import type { ApiTableData } from './ApiTable.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'

/** `::api{name="Button"}`: what an export of the library offers, from the page's `api.ts`. */
export function api(node: LeafDirective, context: PageContext): Block {
  const name = node.attributes?.['name'] ?? ''
  const line = lineOf(node)
  const parts = partsOf(exportOf(node, name, context), name, context)
  if (context.parts.tables.some((table) => table.kind === 'api' && table.name === name)) {
    report(context, node, `The API of "${name}" stands on this page twice.`, 'Show it once and link to it.')
  }
  context.parts.tables.push({ kind: 'api', name, rows: parts.reduce((sum, { rows }) => sum + rows.length, 0), line })
  context.structure.push({ label: `the API of "${name}"`, line })
  return blockOf({ kind: 'api', name, parts })
}

function exportOf(node: LeafDirective, name: string, context: PageContext): ApiExport {
  const { api } = context.source
  const found = api && Object.hasOwn(api, name) ? api[name] : undefined
  if (found) return found
  if (!api) {
    report(
      context,
      node,
      `The page shows the API of "${name}" and has no api.ts that can be read.`,
      'Add api.ts beside the page, with `export default defineApi({ … })`.',
    )
  } else {
    const known = Object.keys(api).join(', ')
    report(
      context,
      node,
      `api.ts has no export "${name}".`,
      `Add ${name || 'it'} to api.ts, or write ::api{name="…"} with one of: ${known}.`,
    )
  }
  return {}
}

function partsOf(from: ApiExport, name: string, { source, texts }: PageContext): ApiTableData['parts'] {
  return apiParts(from, source.locale, texts.api).map(({ part, label, columns, rows }: ApiPart) => ({
    id: apiRowId(name, part),
    label,
    columns,
    rows: rows.map((row) => ({ ...row, id: apiRowId(name, part, row.name) })),
  }))
}
