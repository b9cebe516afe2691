import type { McpServer } from '@modelcontextprotocol/server'
import type { ApiPage } from '@view-site/static-site/api'
import { z } from 'zod'
import { boundedText } from '../boundedText.ts'
import { findPageId, unknownPage } from '../docs/findPage.ts'
import type { Texts } from '../locales/texts.ts'
import { apiText } from './apiText.ts'
import { readOnly, textResult, type ToolContext } from './ToolContext.ts'

/** Registers `read_page`. */
export function readPage(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, page: aboutPage, part: aboutPart } = texts.tools.page
  const inputSchema = z.object({
    page: z.string().min(1).max(200).describe(aboutPage),
    part: z.enum(['api', 'traps', 'accessibility', 'demos']).optional().describe(aboutPart),
    offset: z.number().int().min(0).optional().describe(texts.tools.offset),
  })
  server.registerTool('read_page', { title, description, inputSchema, annotations: readOnly }, async ({ page: named, part, offset }) => {
    const id = await findPageId(named, docs, texts)
    const { pages } = await docs.api()
    if (part === undefined) {
      const markdown = await docs.markdown(id)
      if (markdown === undefined) throw unknownPage(named, pages, texts)
      return textResult(boundedText(markdown, texts, offset))
    }
    const page = pages.find((one) => one.id === id)
    if (!page) throw new Error(texts.noApi(id))
    return textResult(boundedText(`# ${page.title}\n\n<${page.url}>\n\n${partText(page, part, texts)}`, texts, offset))
  })
}

function partText(page: ApiPage, part: 'api' | 'traps' | 'accessibility' | 'demos', texts: Texts): string {
  if (part === 'api') return page.exports.map((one) => apiText(one, texts)).join('\n')
  if (part === 'accessibility') return page.accessibility ?? texts.none
  // A site that was built before does not say where each trap is.
  const traps = page.traps.map((text, index) => `${text} <${page.trapUrls?.[index] ?? page.url}>`)
  const items = part === 'traps' ? traps : page.demos.map(({ name, title, url }) => `\`${name}\`: ${title} <${url}>`)
  return items.map((item) => `- ${item}`).join('\n') || texts.none
}
