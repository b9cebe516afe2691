import { openSearch, type Search, type SearchAnswer } from '@view-site/docs/search'
import { localePaths, type Locale } from '@view-site/i18n/product'
import { apiChangesDocument, apiDocument, type ApiChangesDocument, type ApiDocument, type ApiPage } from '@view-site/static-site/api'
import type { z } from 'zod'
import { createReader } from './createReader.ts'

/** The published documentation. Every function rejects with a message for the user if a file cannot be read. */
export interface Docs {
  locale: Locale
  /** The API of all components, without the sources of demos. */
  api: () => Promise<ApiDocument>
  /** A page of {@link Docs.api} with the sources of its demos. */
  page: (id: string) => Promise<ApiPage | undefined>
  /** Any page as Markdown; `undefined` if there is no such page. */
  markdown: (id: string) => Promise<string | undefined>
  /** The API changes of each release. */
  changes: () => Promise<ApiChangesDocument>
  search: (query: string, limit: number) => Promise<SearchAnswer>
  /** URL of a page or a part of it, from the path that the search returns. */
  addressOf: (href: string) => Promise<string>
}

/** Options of {@link openDocs}. */
export interface OpenDocsOptions {
  /** URL of the site, or the output folder of its build. */
  docs: string
  /** Language of the pages: `zh-CN` or `en-US`. */
  locale: Locale
}

const product = '/view-ui-plus'

/** How long a file is cached, in ms: a server may run for weeks while the site is updated. */
const lifetime = 10 * 60_000

/** Opens the documentation, without reading anything yet. */
export function openDocs({ docs, locale }: OpenDocsOptions): Docs {
  const read = createReader(docs)
  const localized = (path: string) => localePaths.localizePath(path, locale)
  const parsed = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const text = await readText(path)
    return text === undefined ? undefined : parseDocument(text, schema, docs + path)
  }

  async function readText(path: string): Promise<string | undefined> {
    const response = await read(path)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${docs}${path} cannot be read: the server responded with ${response.status}. Try again later.`)
    return response.text()
  }

  const api = kept(async () => required(await parsed(localized(`${product}/api.json`), apiDocument), `${product}/api.json`, docs))
  const changes = kept(async () =>
    required(await parsed(`${product}/api-changes.json`, apiChangesDocument), `${product}/api-changes.json`, docs),
  )
  const search = kept(async (): Promise<Search> => openSearch({ base: '/search', locale, fetch: read }))
  return {
    locale,
    api,
    changes,
    page: async (id) => (await parsed(localized(`/${id}/api.json`), apiDocument))?.pages[0],
    markdown: (id) => readText(localized(`/${id}.md`)),
    search: async (query, limit) => (await search()).search(query, { limit }),
    async addressOf(href) {
      const { $schema } = await api()
      return new URL($schema).origin + localized(href)
    },
  }
}

/** Caches a result for {@link lifetime}; a failure is not cached. */
function kept<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  return () => {
    if (last && last.until > Date.now()) return last.result
    const current = { result: read(), until: Date.now() + lifetime }
    last = current
    current.result.catch(() => {
      if (last === current) last = undefined
    })
    return current.result
  }
}

function parseDocument<T>(text: string, schema: z.ZodType<T>, file: string): T {
  const outdated = `Update @view-design/mcp: the site may have a newer format than this version reads.`
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON. Check that --docs names the documentation site.`, { cause: error })
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${file} does not have the expected form (${issue?.path.join('.')}: ${issue?.message}). ${outdated}`)
}

function required<T>(document: T | undefined, path: string, docs: string): T {
  if (document === undefined)
    throw new Error(`${docs} has no ${path}. Check that --docs names the documentation site, or the folder of its build.`)
  return document
}
