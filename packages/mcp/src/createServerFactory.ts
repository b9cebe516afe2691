import { createRequire } from 'node:module'
import { McpServer } from '@modelcontextprotocol/server'
import { openDocs } from './docs/openDocs.ts'
import { textsOf } from './locales/texts.ts'
import { apiChanges } from './tools/apiChanges.ts'
import { checkCode } from './tools/checkCode.ts'
import { listComponents } from './tools/listComponents.ts'
import { readDemo } from './tools/readDemo.ts'
import { readPage } from './tools/readPage.ts'
import { searchDocs } from './tools/searchDocs.ts'

/** Version of this package. */
export const { version }: { version: string } = createRequire(import.meta.url)('../package.json')

const tools = [listComponents, readPage, searchDocs, readDemo, checkCode, apiChanges]

/** Location and language of the documentation. */
export interface ServerFactoryOptions {
  /** URL of the site, or the output folder of its build. */
  docs: string
  /** Language of pages, descriptions and errors. */
  locale: 'zh-CN' | 'en-US'
}

/**
 * Returns a function that creates an MCP server, not yet connected to a client: one for each connection, or for each HTTP request. The
 * servers share a cache of read files. Nothing is read until a tool is called.
 */
export function createServerFactory(options: ServerFactoryOptions): () => McpServer {
  const docs = openDocs(options)
  const texts = textsOf(docs.locale)
  return () => {
    const server = new McpServer({ name: 'view-design', title: texts.title, version }, { instructions: texts.instructions })
    for (const tool of tools) tool(server, { docs, texts })
    return server
  }
}
