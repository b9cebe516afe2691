import type { McpServer } from '@modelcontextprotocol/server'
import type { ApiChangesDocument } from '@view-site/static-site/api'
import { z } from 'zod'
import { boundedText } from '../boundedText.ts'
import type { Texts } from '../locales/texts.ts'
import { readOnly, textResult, type ToolContext } from './ToolContext.ts'

type Change = ApiChangesDocument['releases'][number]['changes'][number]

/** Registers `api_changes`. */
export function apiChanges(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, from: aboutFrom, to: aboutTo, component: aboutComponent } = texts.tools.changes
  const inputSchema = z.object({
    from: z.string().max(30).optional().describe(aboutFrom),
    to: z.string().max(30).optional().describe(aboutTo),
    component: z.string().max(100).optional().describe(aboutComponent),
    offset: z.number().int().min(0).optional().describe(texts.tools.offset),
  })
  server.registerTool(
    'api_changes',
    { title, description, inputSchema, annotations: readOnly },
    async ({ component, offset, ...between }) => {
      const { first, releases } = await docs.changes()
      const newestFirst = [...releases.map(({ version }) => version), first]
      const { from = first, to = newestFirst[0] ?? first } = between
      const [start, end] = [from, to].map((version) => placeOf(version, newestFirst, texts))
      if (start === undefined || end === undefined || start <= end) throw new Error(texts.wrongOrder(from, to))
      const lines = releases.slice(end, start).flatMap(({ version, changes }) => {
        const shown = changes.filter(
          (change) => component === undefined || change.export.toLowerCase() === component.replaceAll('-', '').toLowerCase(),
        )
        return shown.length === 0 ? [] : ['', `## ${version}`, '', ...shown.map((change) => `- ${changeText(change, texts)}`)]
      })
      if (lines.length === 0) return textResult(texts.noChanges(from, to))
      return textResult(boundedText([texts.changesBetween(from, to), ...lines].join('\n'), texts, offset))
    },
  )
}

function placeOf(version: string, newestFirst: readonly string[], texts: Texts): number {
  const place = newestFirst.indexOf(version.trim().replace(/^v/, ''))
  if (place === -1) throw new Error(texts.unknownRelease(version, newestFirst))
  return place
}

function changeText({ export: owner, member, kind, before, after }: Change, texts: Texts): string {
  const what = member ? `${owner}, ${texts.parts[member.part]} \`${member.name}\`` : owner
  const states = kind === 'changed' ? [before, after] : [after]
  const shown = states.map((state) => stateText(state, texts)).filter(Boolean)
  return `${what}: ${texts.kinds[kind]}${shown.length > 0 ? ` (${shown.join(' → ')})` : ''}`
}

function stateText(state: Change['after'], texts: Texts): string {
  if (!state) return ''
  const { type, default: preset, required } = state
  const parts = [type && `\`${type}\``, required && texts.required, preset !== undefined && `${texts.default} \`${preset}\``]
  return parts.filter(Boolean).join(', ')
}
