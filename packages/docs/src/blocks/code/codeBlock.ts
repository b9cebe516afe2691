import type { Code } from 'mdast'

import { blockOf, type Block } from '../defineBlock.ts'
import { codeLines } from './linesHtml.ts'
import { readCodeMarks } from './codeMarks.ts'
import { parseCodeMeta, type CodeMeta } from './codeMeta.ts'
import { languageName } from './languages.ts'
import { lineOf, report, reportAt, type PageContext } from '../../compile/page/PageContext.ts'

/** A fence: language, `title="…"`, lit lines as `{3,5-7}`, and marks in comments for a diff or a focus. */
export function codeBlock(node: Code, context: PageContext): Block {
  const { language, title, lines, badRanges, unknown } = readFence(node)
  const { code, added, removed, focused, mistakes } = readCodeMarks(node.value)
  const count = node.value.split('\n').length
  if (badRanges.length > 0)
    report(
      context,
      node,
      `The code block lights lines it does not have: {${badRanges.join(',')}}.`,
      `It has the lines 1 to ${count}: write {3,5-7}.`,
    )
  if (unknown.length > 0)
    report(context, node, `The code block has an option "${unknown.join(' ')}" that nothing reads.`, 'Use title="…", {3,5-7} and part.')
  for (const { line, message, fix } of mistakes) reportAt(context, lineOf(node) + line, message, fix)
  const marks = { lit: lines, added, removed, focused }
  return blockOf({ kind: 'code', title, language, lines: codeLines(context.highlighter, code, languageName(language), marks) })
}

/** What stands on the first line of a fence. The language may be followed by `{3}` without a blank. */
export function readFence({ lang, meta, value }: Code): CodeMeta & { language: string } {
  const [, language = '', glued = ''] = /^([^{]*)(.*)$/.exec(lang ?? '') ?? []
  return { language, ...parseCodeMeta(`${glued} ${meta ?? ''}`, value.split('\n').length) }
}
