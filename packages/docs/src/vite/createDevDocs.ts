import type { Locale } from '@view-site/i18n'

import { resolveAnchors } from '../compile/checkCollection.ts'
import type { Collection, CollectionOptions } from '../compile/Collection.ts'
import type { CompiledArticle } from '../compile/CompiledArticle.ts'
import { compareStructure } from '../compile/compareStructure.ts'
import { createCollection } from '../compile/createCollection.ts'
import { createCompiler } from '../compile/createCompiler.ts'
import { factsOf } from '../compile/PageFacts.ts'
import type { Problem } from '../compile/Problem.ts'

/** Pages on demand, always as they stand on disk. */
export interface DevDocs {
  collection: () => Promise<Collection>
  /** A page with what is wrong in it; `undefined` when there is no such page. */
  article: (id: string, locale: Locale) => Promise<{ article: CompiledArticle; problems: Problem[] } | undefined>
  /** Reads menus, titles and the list of pages anew with the next request. */
  reload: () => void
}

/** One compiler and one collection for a development server. */
export function createDevDocs(options: CollectionOptions): DevDocs {
  const compiler = createCompiler()
  let collection: Promise<Collection> | undefined
  const current = () => (collection ??= createCollection(options))
  return {
    collection: current,
    reload() {
      collection = undefined
    },
    async article(id, locale) {
      const pages = await current()
      if (!pages.page(id)) return undefined
      const problems: Problem[] = []
      const bodies = await Promise.all(
        pages.locales.map(async (locale) => {
          const { page, problems: found } = await pages.read(id, locale)
          const { body, problems: more } = await compiler.compileBody(page)
          problems.push(...found, ...more)
          return body
        }),
      )
      // Links are for the build to check: here only this page is compiled.
      const [one, other] = bodies
      if (one && other) problems.push(...compareStructure(one, other))
      const body = bodies.find((body) => body.locale === locale)
      if (!body) return undefined
      // Anchors of other pages stay as written: those pages are not compiled here.
      const resolved = resolveAnchors(body, factsOf(body), new Map())
      return { article: compiler.frame({ ...body, ...resolved }, pages.frame(id, locale)), problems }
    },
  }
}
