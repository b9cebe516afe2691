import { Tinypool } from 'tinypool'
import type { PageSnapshots, SnapshotJob, SnapshotThread } from './snapshotTypes.ts'

/** How the demos of a site are drawn at build. */
export interface SnapshotOptions {
  /** Absolute path of a module that exports a `MountSnapshot` as `mountSnapshot`. */
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

/** The demos of a page, in its order. */
export interface DemosOfPage {
  id: string
  demos: readonly { name: string; id: string }[]
  /** Compressed size of the first snapshot with its styles at most, in bytes. @default that for an article */
  limit?: number
}

/** Draws the first demos of pages. */
export interface Snapshots {
  /** `undefined` for a page without demos, or if none of them can be drawn. `module` is the URL of the module with the demos. */
  of: (page: DemosOfPage, locale: string, module: string) => Promise<PageSnapshots | undefined>
  /** Ends the thread. Returns a line about what was drawn, and one for each demo that could not be, or nothing if no page was asked for. */
  finish: () => Promise<string[]>
}

/** Creates what draws demos, in a thread that starts with the first page. */
export function createSnapshots(
  { mounter, options, stylesOf, unless = '', isDrawn = () => true }: SnapshotOptions,
  site: Pick<SnapshotThread, 'base' | 'outDir'>,
): Snapshots {
  const failed = new Set<string>()
  let pool: Tinypool | undefined
  let [drawn, all] = [0, 0]
  return {
    async of({ id, demos, limit }, locale, module) {
      if (demos.length === 0 || !isDrawn(id)) return undefined
      pool ??= openPool({ mounter, options, unless, ...site })
      const job: SnapshotJob = {
        module,
        styles: stylesOf(id),
        demos: demos.map((demo) => ({ name: demo.name, id: demo.id })),
        locale,
        limit,
      }
      const snapshots: PageSnapshots = await pool.run(job)
      const count = Object.keys(snapshots.html).length
      drawn += count
      all += demos.length
      for (const { name, message } of snapshots.failed) failed.add(`  ${id}: ${name} (${locale}): ${message}`)
      return count > 0 ? snapshots : undefined
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
function openPool(data: SnapshotThread): Tinypool {
  const isSource = import.meta.url.endsWith('.ts')
  return new Tinypool({
    filename: new URL(isSource ? './snapshotWorker.ts' : './snapshot-worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    workerData: data,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
