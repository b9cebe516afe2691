import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import type { ApiExport } from '../../define/defineApi.ts'
import { meant } from '../../compile/suggest.ts'
import { defineBlock, type LeafDirective } from '../defineBlock.ts'
import { apiMarkdown } from './apiMarkdown.ts'
import { apiParts, apiRowId, releaseOf } from './apiParts.ts'
import { apiSections } from './apiSections.ts'
import { ApiTable, type ApiTableData } from './ApiTable.ts'
import { typeLinks } from './typeLinks.ts'

/** `::api{name="Button"}`: what an export of the library offers, from the page's `api.ts`. */
export const apiBlock = defineBlock({
  type: 'leafDirective',
  names: ['api'],
  attributes: ['name'],
  Component: ApiTable,

  parse(node, context) {
    const name = nameOf(node)
    const line = lineOf(node)
    const written = exportOf(node, name, context)
    const parts = partsOf(written, name, context)
    if (context.parts.tables.some((table) => table.kind === 'api' && table.name === name)) {
      report(context, node, `The page shows the API of "${name}" twice.`, 'Show it once and link to it.')
    }
    context.parts.tables.push({ kind: 'api', name, rows: parts.reduce((sum, { rows }) => sum + rows.length, 0), line })
    context.structure.push({ label: labelOf(name), line })
    return { data: { name, parts, types: typeLinks(name, context), release: releaseOf(written) } }
  },

  toMarkdown: (node, context) => apiMarkdown(nameOf(node), context),
  toSearch: (node, context) => ({ sections: apiSections(nameOf(node), context) }),
  landmark: (node) => `api:${nameOf(node)}`,

  files: ({ id, api = {} }) =>
    Object.keys(api).map((name) => ({
      label: labelOf(name),
      unused: {
        file: `${id}/api.ts`,
        message: `The page shows no API of "${name}".`,
        fix: `Show it with ::api{name="${name}"}, or take it out of api.ts.`,
      },
    })),
})

function nameOf({ attributes }: LeafDirective): string {
  return attributes?.['name'] ?? ''
}

function labelOf(name: string): string {
  return `the API of "${name}"`
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
      'Add api.ts to the folder of the page, with `export default defineApi({ … })`.',
    )
  } else {
    const known = Object.keys(api)
    report(
      context,
      node,
      `api.ts has no export "${name}".`,
      `${meant(name, known)}Add ${name || 'it'} to api.ts, or write ::api{name="…"} with one of: ${known.join(', ')}.`,
    )
  }
  return {}
}

function partsOf(from: ApiExport, name: string, { source, texts }: PageContext): ApiTableData['parts'] {
  return apiParts(from, source.locale, texts.api).map(({ part, label, columns, rows }) => ({
    id: apiRowId(name, part),
    label,
    columns,
    rows: rows.map((row) => ({ ...row, id: apiRowId(name, part, row.name) })),
  }))
}
