import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createServer } from 'vite'
import { vi } from 'vitest'

import { fixedEvent } from '../../src/dev/articleUpdate.ts'
import { docs } from '../../src/vite/index.ts'
import { problemsOfBuild, siteOptions, type Change } from './brokenSite.ts'

const sound = fileURLToPath(new URL('../fixtures/kinds', import.meta.url))

/** A copy of the sound site that is written while a development server shows it. */
export interface WrittenSite {
  change: (changes: readonly Change[]) => Promise<void>
  /** What a build of it says; empty when it says nothing. */
  built: () => Promise<string>
  /** What the overlay in the browser says; empty when there is none. */
  shown: () => string
  /** Makes it sound again. */
  restore: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a development server over a copy of the sound site. */
export async function openWrittenSite(): Promise<WrittenSite> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docs-written-')))
  await cp(sound, root, { recursive: true })
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [docs(siteOptions(root), { cache: false })],
  })
  let message = ''
  vi.spyOn(server.hot, 'send').mockImplementation((payload: unknown) => {
    if (payload === fixedEvent) message = ''
    else if (isOverlay(payload)) message = payload.err.message
  })
  // Changes of files that are not watched yet are not reported.
  const files = await filesBelow(root)
  const isWatched = (file: string) => server.watcher.getWatched()[join(root, dirname(file))]?.includes(basename(file))
  await vi.waitUntil(() => files.every(isWatched), { timeout: 30_000 })
  return {
    async change(changes) {
      for (const change of changes) await change(root)
    },
    built: () => problemsOfBuild(root),
    shown: () => message.replaceAll(root, ''),
    async restore() {
      const files = new Set([...(await filesBelow(sound)), ...(await filesBelow(root))])
      for (const file of files) {
        const [before, now] = await Promise.all([sound, root].map((folder) => readFile(join(folder, file)).catch(() => undefined)))
        if (!before) await rm(join(root, file))
        else if (!now?.equals(before)) await writeFile(join(root, file), before)
      }
    },
    async close() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : []))
}

function isOverlay(payload: unknown): payload is { err: { message: string } } {
  return typeof payload === 'object' && payload !== null && 'err' in payload
}

/** Sites that tests which run at the same time take turns with. */
export function openWrittenSites(count: number): {
  use: <T>(work: (site: WrittenSite) => Promise<T>) => Promise<T>
  close: () => Promise<void>
} {
  const all = Array.from({ length: count }, openWrittenSite)
  const free = [...all]
  const waiting: ((site: Promise<WrittenSite>) => void)[] = []
  return {
    async use(work) {
      const taken = free.pop() ?? (await new Promise<Promise<WrittenSite>>((resolve) => waiting.push(async (site) => resolve(site))))
      const site = await taken
      try {
        return await work(site)
      } finally {
        const next = waiting.shift()
        if (next) next(Promise.resolve(site))
        else free.push(Promise.resolve(site))
      }
    },
    async close() {
      for (const site of all) await (await site).close()
    },
  }
}
