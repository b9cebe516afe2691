import type { Articles, Collection } from '@view-site/docs/compile'
import { reportProgress } from '../bundle/reportProgress.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** Articles that are rendered while earlier files are still being compressed and written. */
const articlesAtOnce = 64

export interface WriteOutputsOptions {
  collection: Collection
  articles: Articles
  outputs: readonly SiteOutput[]
}

/** Passes each article to all outputs, then finishes them. */
export async function writeOutputs({ collection, articles, outputs }: WriteOutputsOptions): Promise<void> {
  const open: unknown[] = []
  const of = articles.refs.length
  let done = 0
  for await (const article of articles) {
    reportProgress({ phase: 'pages written', done: done++, of })
    const page = collection.page(article.id)
    if (page) open.push(...outputs.map((output) => output.article?.(article, page)))
    if (open.length >= articlesAtOnce) await Promise.all(open.splice(0))
  }
  await Promise.all(open)
  for (const output of outputs) await output.finish?.()
}
