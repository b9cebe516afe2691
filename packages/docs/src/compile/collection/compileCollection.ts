import { createArticles, type Articles } from './Articles.ts'
import { checkCollection } from './checkCollection.ts'
import type { Collection } from './Collection.ts'
import { compilePages, type CompileOptions } from './compilePages.ts'
import { DocsError, type Problem } from '../Problem.ts'

/**
 * Compiles every page in every locale, then runs the checks across pages: equal structure of the locales, links and anchors. Throws
 * `DocsError` with every problem of every page.
 */
export async function compileCollection(collection: Collection, options: CompileOptions = {}): Promise<Articles> {
  const { results, store } = await compilePages(collection, options)
  const facts = results.map((result) => result.facts)
  const problems = [...collection.problems, ...results.flatMap((result) => result.problems), ...checkCollection(facts, collection)]
  if (problems.length > 0) throw new DocsError(distinct(problems))
  return createArticles(collection, results, store)
}

/** A page and its older versions have the same problems where they have the same files. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
