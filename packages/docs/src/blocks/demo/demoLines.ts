import { report, type PageContext } from '../../compile/page/PageContext.ts'
import { eachLineHtml, linesHtml } from '../code/linesHtml.ts'
import type { ContainerDirective } from '../defineBlock.ts'
import type { DemoData } from './Demo.ts'
import { isTypescript, javascriptLines } from './javascriptLines.ts'

/** A demo's name, and its source and language as readers see them. */
export interface ShownDemo {
  name: string
  code: string
  language: string
}

/** HTML of a demo's lines: for TypeScript with those of its JavaScript, where they differ. */
export function demoLines(
  node: ContainerDirective,
  { name, code, language }: ShownDemo,
  context: PageContext,
): Pick<DemoData, 'lines' | 'hasTypes'> {
  if (language !== 'vue' || !isTypescript(code)) return { lines: linesHtml(context.highlighter, code, language), hasTypes: false }
  try {
    return { lines: bothLanguages(code, javascriptLines(code), context), hasTypes: true }
  } catch (error) {
    report(
      context,
      node,
      `The demo "${name}" cannot be shown in JavaScript: ${error instanceof Error ? error.message : String(error)}`,
      'Declare props and events as JavaScript does, use a union of texts for an enum, and correct the syntax.',
    )
    return { lines: linesHtml(context.highlighter, code, language), hasTypes: false }
  }
}

/** Lines of both languages in one text: what they share once, a line of one of them with the class `ts` or `js`. */
function bothLanguages(code: string, javascript: readonly (string | undefined)[], { highlighter }: PageContext): string {
  const typed = code.split('\n')
  const differing = typed.flatMap((line, index) => (line === javascript[index] ? [] : [index]))
  const classes = new Map(differing.map((index) => [index + 1, 'ts']))
  // Only the lines that differ are highlighted again, beginning with the tag of the script: the whole source would take twice the time.
  const others = differing.flatMap((index) => javascript[index] ?? [])
  const script = [...others, '</script>'].join('\n')
  const html = eachLineHtml(highlighter, script, 'vue', { classes: new Map(others.map((_, index) => [index + 1, 'js'])) }).values()
  return eachLineHtml(highlighter, code, 'vue', { classes })
    .map((line, index) => (classes.has(index + 1) && javascript[index] !== undefined ? line + (html.next().value ?? '') : line))
    .join('')
}
