import type { Page } from 'playwright'

/** Memory of a page after garbage collection, with only the first tab open. */
export interface HeapPoint {
  step: number
  /** Which document it was: a reload makes a new one. */
  document: number
  /** JavaScript heap, in MB. */
  heap: number
  nodes: number
  listeners: number
}

/**
 * By how much the heap of a document may grow between its second and its last measurement. It is not 1: TanStack Router sets the same React
 * state at each navigation (`Transitioner`), and React queues it, 40 bytes each.
 */
const allowedGrowth = 1.1

/** Collects the garbage, and measures what is left. */
export async function measureHeap(page: Page, at: Pick<HeapPoint, 'step' | 'document'>): Promise<HeapPoint> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  // The browser keeps the last thousand entries of the console: with the error of each page that threw, React's tree of that time.
  await client.send('Runtime.discardConsoleEntries')
  // What a first collection finalizes, a second one frees.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  await client.detach()
  return { ...at, heap: usedSize / 1024 / 1024, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Prints the head of the table of measurements. */
export function printHead(print: (line: string) => void): void {
  print('\n| step | document | heap MB | nodes | listeners |\n| ---: | ---: | ---: | ---: | ---: |')
}

/** Prints one measurement. */
export function printPoint({ step, document, heap, nodes, listeners }: HeapPoint, print: (line: string) => void): void {
  print(`| ${step} | ${document} | ${heap.toFixed(2)} | ${nodes} | ${listeners} |`)
}

/** Whether the heap did not grow in any document; its first measurement may be before its lazy parts have all loaded. */
export function isFlat(points: readonly HeapPoint[]): boolean {
  const documents = Object.values(Object.groupBy(points, ({ document }) => document))
  return documents.every((all = []) => {
    const [, second, ...rest] = all
    const last = rest.at(-1)
    return !second || !last || last.heap <= second.heap * allowedGrowth
  })
}
