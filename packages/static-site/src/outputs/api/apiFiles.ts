import { apiChanges, type Collection } from '@view-site/docs/compile'
import { localizedFile } from '../../document/localizedFile.ts'
import type { SiteFiles } from '../../files/siteFiles.ts'
import type { SiteOutput } from '../SiteOutput.ts'
import type { ApiLibrary } from './ApiLibrary.ts'
import { apiPageOf } from './apiPageOf.ts'
import { apiChangesJsonSchema, apiJsonSchema, type ApiChangesDocument, type ApiDocument, type ApiPage } from './apiSchema.ts'
import { componentTypes } from './componentTypes.ts'
import { webTypes } from './webTypes.ts'

/** The site and the libraries whose API is written as data. */
export interface ApiFilesOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  /** The documented libraries, by the product that documents them. */
  libraries: Readonly<Record<string, ApiLibrary>>
}

const schemaPath = '/schemas/api.json'
const changesSchemaPath = '/schemas/api-changes.json'

/**
 * Writes the API of libraries as data, in each locale: `api.json` of every page that has API tables and, without the sources of demos, of
 * the whole product; for editors, Web Types and declarations of the components in TypeScript. `api-changes.json`, without a locale, has what
 * the releases changed. The JSON schemas of both are written too. Pages that need a licence are left out.
 */
export function apiFiles({ files, origin, collection, libraries }: ApiFilesOptions): SiteOutput {
  const { site: localePaths } = collection
  const schema = origin + localePaths.base + schemaPath
  const changesSchema = origin + localePaths.base + changesSchemaPath
  const pages = new Map<string, ApiPage[]>()
  const documentOf = ({ name, version }: ApiLibrary, locale: string, included: ApiPage[]): ApiDocument => ({
    $schema: schema,
    library: { name, version },
    locale,
    pages: included,
  })
  return {
    async article(article, { product, path }) {
      const library = libraries[product]
      if (!library || article.frontMatter.products || !article.tables.some(({ kind }) => kind === 'api')) return
      const { id, locale } = article
      const inOrder = pages.get(`${product} ${locale}`) ?? []
      pages.set(`${product} ${locale}`, inOrder)
      const place = inOrder.length++
      const { page: source } = await collection.read(id, locale)
      const page = apiPageOf(article, source, library, { origin, localePaths })
      inOrder[place] = { ...page, demos: page.demos.map(({ source: _source, ...demo }) => demo) }
      await files.write(`${localizedFile(path, locale, localePaths)}/api.json`, JSON.stringify(documentOf(library, locale, [page])))
    },
    async finish() {
      await files.write(schemaPath, JSON.stringify(apiJsonSchema(schema)))
      await files.write(changesSchemaPath, JSON.stringify(apiChangesJsonSchema(changesSchema)))
      for (const [product, library] of Object.entries(libraries)) {
        const changes = changesOf(library, changesSchema)
        if (changes) await files.write(`/${product}/api-changes.json`, JSON.stringify(changes))
        for (const locale of collection.locales) {
          const all = documentOf(library, locale, pages.get(`${product} ${locale}`) ?? [])
          await files.write(localizedFile(`/${product}/api.json`, locale, localePaths), JSON.stringify(all))
          await files.write(localizedFile(`/${product}/web-types.json`, locale, localePaths), JSON.stringify(webTypes(all)))
          // Every server sends `.txt` as text, and `.ts` most as video.
          await files.write(localizedFile(`/${product}/components.d.ts.txt`, locale, localePaths), componentTypes(all))
        }
      }
    },
  }
}

function changesOf({ name, history }: ApiLibrary, schema: string): ApiChangesDocument | undefined {
  const [first] = history?.releases ?? []
  if (!history || first === undefined) return undefined
  const releases = apiChanges(history).map(({ release, changes }) => ({
    version: release,
    changes: changes.map(({ owner, member, kind, before, after }) => ({
      export: owner,
      ...(member ? { member } : {}),
      kind,
      before,
      after,
    })),
  }))
  return { $schema: schema, library: { name }, first, releases }
}
