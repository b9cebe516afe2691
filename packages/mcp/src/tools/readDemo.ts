import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { boundedText } from '../boundedText.ts'
import { findPageId, unknownPage } from '../docs/findPage.ts'
import { readOnly, textResult, type ToolContext } from './ToolContext.ts'

/** Registers `read_demo`. */
export function readDemo(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, page: aboutPage, demo: aboutDemo } = texts.tools.demo
  const inputSchema = z.object({
    page: z.string().min(1).max(200).describe(aboutPage),
    demo: z.string().min(1).max(100).describe(aboutDemo),
    offset: z.number().int().min(0).optional().describe(texts.tools.offset),
  })
  server.registerTool(
    'read_demo',
    { title, description, inputSchema, annotations: readOnly },
    async ({ page: named, demo: name, offset }) => {
      const id = await findPageId(named, docs, texts)
      const page = await docs.page(id)
      if (!page) throw unknownPage(named, (await docs.api()).pages, texts)
      const demo = page.demos.find((one) => one.name === name || one.title.toLowerCase() === name.toLowerCase())
      const names = page.demos.map((one) => one.name)
      if (demo?.source === undefined) throw new Error(texts.unknownDemo(name, id, names))
      return textResult(boundedText(`# ${demo.title}\n\n<${demo.url}>\n\n\`\`\`vue\n${demo.source.trim()}\n\`\`\`\n`, texts, offset))
    },
  )
}
