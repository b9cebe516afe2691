import type { Articles, Collection } from '@view-site/docs/compile'
import { reportProgress } from '../bundle/reportProgress.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** Number of articles whose files may be in progress at the same time. */
const articlesAtOnce = 24

export interface WriteOutputsOptions {
  collection: Collection
  articles: Articles
  outputs: readonly SiteOutput[]
}

/** Passes each article to all outputs, then finishes them. */
export async function writeOutputs({ collection, articles, outputs }: WriteOutputsOptions): Promise<void> {
  const pending = new Set<Promise<unknown>>()
  const of = articles.refs.length
  let done = 0
  for await (const article of articles) {
    reportProgress({ phase: 'pages written', done: done++, of })
    const page = collection.page(article.id)
    if (!page) continue
    const written: Promise<unknown> = Promise.all(outputs.map(async (output) => output.article?.(article, page))).then(() =>
      pending.delete(written),
    )
    // One that fails stays pending, so that the next wait rejects.
    written.catch(() => undefined)
    pending.add(written)
    if (pending.size >= articlesAtOnce) await Promise.race(pending)
  }
  await Promise.all(pending)
  for (const output of outputs) await output.finish?.()
}
