import type { CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import { compileCollection } from '../compile/collection/compileCollection.ts'
import type { CompileOptions } from '../compile/collection/compilePages.ts'
import { createCollection } from '../compile/collection/createCollection.ts'
import { DocsError, type Problem } from '../compile/Problem.ts'
import type { CheckResult } from './reportCheck.ts'

/** How pages are compiled for their checks, and additional checks. */
export interface CheckContentOptions extends CompileOptions {
  /** Further checks of a page, such as of its API against the library it documents. */
  also?: (page: CollectionPage) => Promise<readonly Problem[]>
}

/** Runs every check of the content and nothing else of a build: each page of the collection, and what concerns several. */
export async function checkContent(options: CollectionOptions, { also, ...compile }: CheckContentOptions = {}): Promise<CheckResult> {
  // Days of changes are asked of git, and nothing is checked with them.
  const collection = await createCollection({ ...options, lastUpdated: new Map() })
  const [found, more] = await Promise.all([
    compileCollection(collection, compile).then(
      () => [],
      (error: unknown) => problemsOf(error),
    ),
    Promise.all(collection.pages.map(async (page) => (await also?.(page)) ?? [])),
  ])
  return { problems: [...found, ...more.flat()], pages: collection.pages.length }
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof DocsError) return error.problems
  throw error
}
