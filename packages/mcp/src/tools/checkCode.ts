import type { McpServer } from '@modelcontextprotocol/server'
import { documentedFacts, problemText } from '@view-site/vue-demo/tags'
import { checkTemplate, type TemplateCheck } from '@view-site/vue-demo/templates'
import { z } from 'zod'
import type { Texts } from '../locales/texts.ts'
import { readOnly, type ToolContext } from './ToolContext.ts'

const found = z.object({
  line: z.number(),
  column: z.number(),
  kind: z.enum(['unknown-prop', 'unknown-event', 'unknown-slot', 'wrong-value', 'wrong-type', 'deprecated']),
  component: z.string(),
  member: z.string(),
  message: z.string(),
  page: z.string().optional(),
})
type Found = z.infer<typeof found>

/** Maximum number of problems in an answer. */
const most = 50

/** Registers `check_template`. */
export function checkCode(server: McpServer, { docs, texts }: ToolContext): void {
  const { title, description, code: about } = texts.tools.check
  const inputSchema = z.object({ code: z.string().min(1).max(100_000).describe(about) })
  const outputSchema = z.object({ library: z.string(), version: z.string(), components: z.array(z.string()), problems: z.array(found) })
  server.registerTool('check_template', { title, description, inputSchema, outputSchema, annotations: readOnly }, async ({ code }) => {
    const { library, pages } = await docs.api()
    const check = checkTemplate(code, documentedFacts(pages.flatMap((page) => page.exports)), library.name)
    if (check.state === 'invalid') throw new Error(texts.invalidTemplate(check.line, check.message.replace(/\.$/, '')))
    const problems = check.problems.slice(0, most).map((problem): Found => {
      const page = pages.find(({ exports }) => exports.some(({ name }) => name === problem.component))
      const { line, column } = problem.part
      const { kind, component, member } = problem
      return { line, column, kind, component, member, message: problemText(problem, docs.locale), ...(page && { page: page.url }) }
    })
    const structuredContent = { library: library.name, version: library.version, components: check.components, problems }
    return { content: [{ type: 'text', text: summary(check, problems, library.name, texts) }], structuredContent }
  })
}

function summary(check: Extract<TemplateCheck, { state: 'checked' }>, problems: readonly Found[], library: string, texts: Texts): string {
  if (check.components.length === 0) return texts.noComponents(library)
  if (problems.length === 0) return texts.noProblems(check.components)
  const lines = problems.map(({ line, column, message, page }) => `- ${texts.place(line, column)}: ${message}${page ? ` <${page}>` : ''}`)
  const left = check.problems.length - problems.length
  return [texts.problems(check.problems.length), '', ...lines, ...(left > 0 ? [texts.moreProblems(left)] : [])].join('\n')
}
