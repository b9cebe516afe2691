import type { McpServer } from '@modelcontextprotocol/server'
import type { SearchAnswer, SearchPage, TextPiece } from '@view-site/docs/search'
import type { ApiDocument } from '@view-site/static-site/api'
import { z } from 'zod'
import { boundedText } from '../boundedText.ts'
import { readOnly, textResult, type ToolContext } from './ToolContext.ts'

/** Registers `search`. */
export function searchDocs(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, query: aboutQuery, limit: aboutLimit } = texts.tools.search
  const inputSchema = z.object({
    query: z.string().trim().min(1).max(200).describe(aboutQuery),
    limit: z.number().int().min(1).max(20).default(6).describe(aboutLimit),
  })
  server.registerTool('search', { title, description, inputSchema, annotations: readOnly }, async ({ query, limit }) => {
    const [answer, api] = await Promise.all([docs.search(query, limit), docs.api()])
    if (answer.pages.length === 0) throw new Error(texts.nothingFound(query))
    const pages = await Promise.all(answer.pages.map(async (page) => describe(page, api, { docs, texts })))
    return textResult(boundedText([...notes(answer, { docs, texts }), '', ...pages].join('\n'), texts))
  })
}

function notes({ corrections, incomplete, pages, total }: SearchAnswer, { texts }: ToolContext): string[] {
  return [
    texts.found(pages.length, total),
    ...corrections.map(({ typed, taken }) => texts.corrected(typed, taken)),
    ...(incomplete ? [texts.onlyPart] : []),
  ]
}

/** A page, its matching sections with the demos that they show, and all of its demos. */
async function describe(
  { href, title, subtitle, excerpt, sections }: SearchPage,
  api: ApiDocument,
  { docs, texts }: ToolContext,
): Promise<string> {
  const id = href.replace(/^\//, '')
  const demos = api.pages.find((page) => page.id === id)?.demos ?? []
  const lines = sections.map((section) => {
    const anchor = section.href.slice(section.href.indexOf('#'))
    const shown = demos.filter(({ url }) => url.endsWith(anchor)).map(({ name }) => texts.demo(name))
    const owner = section.owner === undefined ? '' : `${section.owner}, `
    return `- ${owner}${plain(section.title)}: ${[plain(section.excerpt), ...shown].filter(Boolean).join(' · ')}`
  })
  const all = demos.map(({ name, title: about }) => texts.titledDemo(name, about))
  return [
    `## ${`${plain(title)} ${plain(subtitle)}`.trim()} \`${id}\``,
    '',
    `<${await docs.addressOf(href)}>`,
    '',
    plain(excerpt),
    ...lines,
    ...(all.length > 0 ? [texts.demos(all)] : []),
    '',
  ].join('\n')
}

function plain(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
