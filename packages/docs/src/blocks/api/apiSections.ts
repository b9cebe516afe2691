import type { ArticleSection } from '../../compile/page/CompiledArticle.ts'
import type { PageContext } from '../../compile/page/PageContext.ts'
import { apiParts, apiRowId } from './apiParts.ts'

/** The rows of an export's API, each as a section that search can find. */
export function apiSections(name: string, { source, texts }: PageContext): ArticleSection[] {
  const api = source.api?.[name]
  if (!api) return []
  return apiParts(api, source.locale, texts.api).flatMap(({ part, rows }) =>
    rows.map((row) => ({
      id: apiRowId(name, part, row.name),
      title: row.name,
      text: [row.description.replaceAll('`', ''), quotedValues(row.type)].filter(Boolean).join(' '),
      api: { part, name },
    })),
  )
}

/** The values that a type names: readers search for `'circle'`, not for `string`. */
function quotedValues(type = ''): string {
  return [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value).join(' ')
}
