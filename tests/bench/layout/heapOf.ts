import type { CDPSession } from 'playwright'

/** JavaScript heap of a page after garbage collection, in MB. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
