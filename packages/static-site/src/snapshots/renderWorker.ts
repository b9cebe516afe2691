import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { RenderedDemo, RenderSnapshot } from './SnapshotMounter.ts'

/** Markup, `undefined` if there is no renderer for the demo, or why it has none. */
export type RenderResult = { html: string | undefined } | { message: string }

const renderer: string = Tinypool.workerData
const { renderSnapshot }: { renderSnapshot: RenderSnapshot } = await import(pathToFileURL(renderer).href)

// Of a demo whose code goes on after it was rendered. That is seen where it runs.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

/** Renders a demo. */
export default async function render(demo: RenderedDemo): Promise<RenderResult> {
  try {
    return { html: await inTime(renderSnapshot(demo)) }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

/** Time after which a demo counts as one that waits for something that never comes, in s. */
const limit = 10

async function inTime<Result>(rendering: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`It is not rendered after ${limit} s.`)), limit * 1000)
  try {
    return await Promise.race([rendering, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
