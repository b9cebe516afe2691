import type { Collection } from './Collection.ts'
import type { CompiledArticle } from '../page/CompiledArticle.ts'
import { compileCollection } from './compileCollection.ts'
import type { CompileOptions } from './compilePages.ts'

/** Every page of a collection in every locale at once, for collections that fit in memory. See `compileCollection`. */
export async function compileAll(collection: Collection, options: CompileOptions = {}): Promise<CompiledArticle[]> {
  const articles: CompiledArticle[] = []
  for await (const article of await compileCollection(collection, options)) articles.push(article)
  return articles
}
