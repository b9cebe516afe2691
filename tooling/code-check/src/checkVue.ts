import { compileScript, compileTemplate, parse, type SFCDescriptor } from '@vue/compiler-sfc'
import type { CodeBlock } from './CodeBlock.ts'
import { meaningProblem, syntaxProblem, type CodeProblem } from './CodeProblem.ts'

/** Checks a component, except the types of its script: its blocks, its template, and names that the script does not define. */
export function checkVue(block: CodeBlock): CodeProblem[] {
  const { descriptor, errors } = parse(block.code, { filename: 'Block.vue', ignoreEmpty: false })
  if (errors.length > 0) return errors.map((error) => syntaxProblem(block, lineOf(error), error.message.replace(/ Block\.vue$/, '')))
  const wrong = templateErrors(descriptor).map((error) => syntaxProblem(block, lineOf(error), messageOf(error)))
  return wrong.length > 0 || block.isPart ? wrong : checkSetup(block, descriptor)
}

function templateErrors({ template, script, scriptSetup }: SFCDescriptor): readonly unknown[] {
  if (!template) return []
  const isTS = [script, scriptSetup].some((part) => part?.lang === 'ts')
  const { errors } = compileTemplate({
    id: 'block',
    filename: 'Block.vue',
    source: template.content,
    ...(template.ast ? { ast: template.ast } : {}),
    compilerOptions: { prefixIdentifiers: true, expressionPlugins: isTS ? ['typescript'] : [] },
  })
  return errors
}

function checkSetup(block: CodeBlock, descriptor: SFCDescriptor): CodeProblem[] {
  if (!descriptor.scriptSetup) return []
  try {
    const { content } = compileScript(descriptor, { id: 'block', inlineTemplate: true, genDefaultAs: 'component' })
    // The compiler resolves undefined names on the instance (`_ctx`). Names such as `$t` come from plugins.
    const names = descriptor.script ? [] : new Set(Array.from(content.matchAll(/\b_ctx\.([A-Za-z_]\w*)/g), ([, name = '']) => name))
    return [...names].map((name) =>
      meaningProblem(block, lineOfName(block.code, descriptor, name), `the template uses “${name}”, which the script does not have`),
    )
  } catch (error) {
    const message = messageOf(error)
    // TypeScript reports scripts that do not parse, with their line.
    if (/Unexpected token|Unterminated|Missing semicolon/.test(message)) return []
    return [meaningProblem(block, lineOfFrame(message), message.replace(/^\[@vue\/compiler-sfc\] /, '').replace(/\n[^]*$/, ''))]
  }
}

function lineOfName(code: string, { template }: SFCDescriptor, name: string): number {
  const start = template?.loc.start.offset ?? 0
  const at = code.slice(start).search(new RegExp(String.raw`(?<![\w.])${name}\b`))
  return code.slice(0, start + Math.max(at, 0)).split('\n').length
}

/** The line that the compiler marks in its code frame. */
function lineOfFrame(message: string): number {
  return Number(/^(\d+)\s+\|.*\n\s+\|\s*\^/m.exec(message)?.[1] ?? 1)
}

function lineOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('loc' in error)) return 1
  const { loc } = error
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return 1
  const { start } = loc
  return typeof start === 'object' && start !== null && 'line' in start && typeof start.line === 'number' ? start.line : 1
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
