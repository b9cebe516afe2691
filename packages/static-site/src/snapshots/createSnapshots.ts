import type { ArticleDemo } from '@view-site/docs/compile'
import { Tinypool } from 'tinypool'
import type { RenderResult } from './renderWorker.ts'
import type { RenderedDemo } from './SnapshotMounter.ts'
import type { DrawnDemos, PageSnapshots, SnapshotJob, SnapshotLimits, SnapshotThread } from './snapshotTypes.ts'

/** How the demos of a site are drawn at build: mounted in a DOM without layout, or rendered by their framework. */
export type SnapshotOptions = (MountedSnapshots | RenderedSnapshots) & {
  /** Whether the demos of a page are drawn, by its id. @default those of all pages */
  isDrawn?: (id: string) => boolean
  /** URLs of the style sheets that the demos of a page load. */
  stylesOf: (id: string) => readonly string[]
  /** Selector of the root of pages whose demos do not follow its theme. @default none */
  unless?: string
  /** @default 2 snapshots of 2.6 KB, or one of 4 KB */
  limits?: SnapshotLimits
  /**
   * Whether a later build draws them, on all pages or on those for whose ids it returns true: this one keeps the pages on which an earlier
   * one drew, and writes others without. @default false
   */
  isLater?: boolean | ((id: string) => boolean)
}

/** Demos are mounted at build, and once more in the page, in the place of their pictures. */
export interface MountedSnapshots {
  /** Absolute path of a module that exports a `MountSnapshot` as `mountSnapshot`. */
  mounter: string
  /** Plain data for that module. */
  options?: unknown
  renderer?: never
}

/** Demos are rendered at build, and hydrated in the page. */
export interface RenderedSnapshots {
  /** Absolute path of a module that exports a `RenderSnapshot` as `renderSnapshot`. */
  renderer: string
  mounter?: never
  options?: never
}

/** A demo, and where it is not drawn. */
type DrawableDemo = Pick<ArticleDemo, 'clientOnly' | 'id' | 'name'>

/** The demos of a page, in its order. */
export interface DemosOfPage {
  id: string
  demos: readonly DrawableDemo[]
  /** Compressed size of the first snapshot with its styles at most, in bytes. @default that for an article */
  limit?: number
}

/** Draws the first demos of pages. */
export interface Snapshots {
  /** Whether the demos of a page are left to a later build. */
  areLater: (page: DemosOfPage) => boolean
  /** `undefined` for a page without demos, or if none of them can be drawn. `module` is the URL of the module with the demos. */
  of: (page: DemosOfPage, locale: string, module: string) => Promise<PageSnapshots | undefined>
  /** Ends the threads. Returns a line for each demo that could not be drawn, below one that says so. */
  finish: () => Promise<string[]>
}

/**
 * Of the pages of this repository's site that have a budget (`tests/budgets`) Button's has 2.9 KB left of its 20 KB, and Table's 4.5 KB of its
 * 36 KB. The first snapshot is in view when the page opens, and most others are not: no window shows more than two before anything is
 * scrolled, and mounting all of them would take half a minute.
 */
const defaultLimits: SnapshotLimits = { count: 2, bytes: 2.6 * 1024, firstBytes: 4 * 1024 }

/** Creates what draws demos, in threads that start with the first page. */
export function createSnapshots(options: SnapshotOptions, site: Pick<SnapshotThread, 'base' | 'outDir'>): Snapshots {
  const { stylesOf, unless = '', limits = defaultLimits, isDrawn = () => true, isLater = false, mounter, renderer } = options
  const drawableOf = ({ id, demos }: DemosOfPage) => (isDrawn(id) ? demos.filter((demo) => demo.clientOnly !== 'everywhere') : [])
  const isLeft = typeof isLater === 'function' ? isLater : () => isLater
  /** Locales of a demo that cannot be drawn, by what is said about it. */
  const failed = new Map<string, Set<string>>()
  const fail = (id: string, locale: string, { name, message }: { name: string; message: string }) => {
    const line = `${id}: ${name}: ${message}`
    failed.set(line, (failed.get(line) ?? new Set()).add(locale))
  }
  let pool: Tinypool | undefined
  let renderers: Tinypool | undefined
  return {
    areLater: (page) => isLeft(page.id) && drawableOf(page).length > 0,
    async of(page, locale, module) {
      const { id, demos, limit } = page
      const drawable = drawableOf(page)
      if (drawable.length === 0 || isLeft(id)) return undefined
      if (renderer !== undefined) renderers ??= openPool('renderWorker', renderer)
      const jobs = renderers ? await renderDemos(drawable, { page: id, locale }, renderers) : drawable
      for (const one of jobs) if ('message' in one) fail(id, locale, one)
      const ready = jobs.flatMap((one) =>
        'message' in one ? [] : [{ name: one.name, id: one.id, ...('html' in one && { html: one.html }) }],
      )
      if (ready.length === 0) return undefined
      pool ??= openPool('snapshotWorker', { mounter, options: options.options, unless, limits, ...site })
      const job: SnapshotJob = { module, styles: stylesOf(id), demos: ready, locale, limit }
      const snapshots: DrawnDemos = await pool.run(job)
      for (const one of snapshots.failed) fail(id, locale, one)
      const wide = demos.flatMap((demo) => (demo.clientOnly === 'phone' ? [demo.name] : []))
      return Object.keys(snapshots.html).length > 0 ? { ...snapshots, wide } : undefined
    },
    async finish() {
      await Promise.all([pool?.destroy(), renderers?.destroy()])
      if (failed.size === 0) return []
      return [
        'Demos that cannot be drawn when the site is built appear when they run. If one needs a browser, write client-only on its :::demo.',
        ...[...failed].map(([line, locales]) => `  ${line} (${[...locales].join(', ')})`),
      ]
    },
  }
}

/** A demo with its markup, or why it has none. */
type Rendered = { name: string; id: string; html: string } | { name: string; message: string }

/** The markup of demos, in the order of their page, without those that have no renderer. */
async function renderDemos(demos: readonly DrawableDemo[], page: Omit<RenderedDemo, 'name'>, pool: Tinypool): Promise<Rendered[]> {
  const all = demos.map(async ({ name, id }): Promise<Rendered[]> => {
    const demo: RenderedDemo = { ...page, name }
    const result: RenderResult = await pool.run(demo)
    if ('message' in result) return [{ name, message: result.message }]
    return result.html === undefined ? [] : [{ name, id, html: result.html }]
  })
  return (await Promise.all(all)).flat()
}

/** One thread: the code of demos changes the globals of the thread that it runs in, and is imported once. */
function openPool(worker: 'renderWorker' | 'snapshotWorker', workerData: SnapshotThread | string): Tinypool {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new Tinypool({
    filename: new URL(`./${worker}.${extension}`, import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
