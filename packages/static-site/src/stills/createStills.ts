import type { CompiledArticle } from '@view-site/docs/compile'
import { Tinypool } from 'tinypool'
import type { PageStills, StillJob, StillThread } from './stillTypes.ts'

/** How the demos of a site are drawn at build. */
export interface StillOptions {
  /** Absolute path of a module that exports a `MountStill` as `mountStill`. */
  mounter: string
  /** Plain data for that module. */
  options?: unknown
  /** Whether the demos of a page are drawn, by its id. @default those of all pages */
  isDrawn?: (id: string) => boolean
  /** URLs of the style sheets that the demos of a page load. */
  stylesOf: (id: string) => readonly string[]
  /** Selector of the root of pages whose demos do not follow its theme. @default none */
  unless?: string
}

/** Draws the first demos of pages. */
export interface Stills {
  /** `undefined` for a page without demos, or if none of them can be drawn. */
  of: (article: Pick<CompiledArticle, 'demos' | 'id' | 'locale'>, module: string) => Promise<PageStills | undefined>
  /** Ends the thread. Returns a line about what was drawn, and one for each demo that could not be, or nothing if no page was asked for. */
  finish: () => Promise<string[]>
}

/** Creates what draws demos, in a thread that starts with the first page. */
export function createStills(
  { mounter, options, stylesOf, unless = '', isDrawn = () => true }: StillOptions,
  site: Pick<StillThread, 'base' | 'outDir'>,
): Stills {
  const failed = new Set<string>()
  let pool: Tinypool | undefined
  let [drawn, all] = [0, 0]
  return {
    async of({ id, locale, demos }, module) {
      if (demos.length === 0 || !isDrawn(id)) return undefined
      pool ??= openPool({ mounter, options, unless, ...site })
      const job: StillJob = { module, styles: stylesOf(id), demos: demos.map((demo) => ({ name: demo.name, id: demo.id })), locale }
      const stills: PageStills = await pool.run(job)
      const count = Object.keys(stills.html).length
      drawn += count
      all += demos.length
      for (const { name, message } of stills.failed) failed.add(`  ${id}: ${name} (${locale}): ${message}`)
      return count > 0 ? stills : undefined
    },
    async finish() {
      await pool?.destroy()
      if (all === 0) return []
      return [
        `${drawn} of ${all} demos are drawn in their pages; ${failed.size} of those tried cannot be drawn${failed.size > 0 ? ':' : '.'}`,
        ...failed,
      ]
    },
  }
}

/** One thread: the code of demos changes the globals of the thread that it runs in, and is imported once. */
function openPool(data: StillThread): Tinypool {
  const isSource = import.meta.url.endsWith('.ts')
  return new Tinypool({
    filename: new URL(isSource ? './stillWorker.ts' : './still-worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    workerData: data,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
