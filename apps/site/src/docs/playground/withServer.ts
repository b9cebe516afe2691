import type { DemoRequest } from '@view-site/docs'
import { addServer } from './addServer.ts'
import { loadServer } from '../loadDemo.ts'

/** The source of a demo for the playground: with the simulated server of its page, if it has one. */
export async function withServer(source: string, demo: DemoRequest): Promise<string> {
  const server = await loadServer(demo)
  return server === undefined ? source : addServer(source, server)
}
