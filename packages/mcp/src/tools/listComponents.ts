import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { boundedText } from '../boundedText.ts'
import { readOnly, textResult, type ToolContext } from './ToolContext.ts'

/** Registers `list_components`. */
export function listComponents(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, filter: about } = texts.tools.list
  const inputSchema = z.object({ filter: z.string().trim().max(100).optional().describe(about) })
  server.registerTool('list_components', { title, description, inputSchema, annotations: readOnly }, async ({ filter = '' }) => {
    const { library, pages } = await docs.api()
    const lines = pages.map(({ id, title: name, subtitle = '', description: text, exports }) => {
      const others = exports.filter((one) => one.kind !== 'type' && one.name !== name).map((one) => one.name)
      const names = [`${name} ${subtitle}`.trim(), ...(others.length > 0 ? [`(${others.join(', ')})`] : [])].join(' ')
      return `- ${names} \`${id}\`: ${text}`
    })
    const shown = lines.filter((line) => line.toLowerCase().includes(filter.toLowerCase()))
    if (shown.length === 0) throw new Error(texts.nothingListed(filter))
    return textResult(boundedText([`${library.name} ${library.version}`, '', ...shown].join('\n'), texts))
  })
}
