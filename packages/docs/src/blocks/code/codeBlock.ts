import type { Code } from 'mdast'

import { perhaps } from '../../compile/suggest.ts'
import { lineOf, report, reportAt, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { checkEnd } from './checkEnd.ts'
import { CodeFigure, type CodeFigureData } from './CodeFigure.ts'
import { codeMarkdown } from './codeMarkdown.ts'
import { readCodeMarks } from './codeMarks.ts'
import { languageLoader, languageName, languageNames } from './languages.ts'
import { linesHtml } from './linesHtml.ts'
import { checkTypes, prepareTypes, typesOfFence } from '../typeHints/typesOfFence.ts'
import { typeStyles } from '../typeHints/typeStyles.ts'
import { readFence } from './readFence.ts'
import { packageLanguage } from './readPackageCommands.ts'

/** A fence: language, `title="…"`, a file as `file="…" region="…"`, highlighted lines as `{3,5-7}`, and marks in comments for a diff or a focus. */
export const codeBlock = defineBlock({
  type: 'code',
  Component: CodeFigure,
  minHeight: ({ lines }) => 50 + 22 * (lines.split('\n').length - 1),
  check: checkEnd,
  prepare: prepareTypes,
  parse: (node, context) => ({ data: readCode(node, context) }),
  toMarkdown: codeMarkdown,
  toSearch: () => ({}),
  languages: ({ lang }) => (lang ? [languageName(lang.replace(/\{.*/, ''))] : []),
})

/** Parses a fence and reports its problems. */
export function readCode(node: Code, context: PageContext): CodeFigureData {
  const { language, title, lines, hasTypes, badRanges, unknown } = readFence(node)
  const { code, added, removed, focused, mistakes } = readCodeMarks(node.value)
  const count = node.value.split('\n').length
  if (language === packageLanguage)
    report(
      context,
      node,
      'A command of the fence `npm` is not one that pnpm, Yarn and Bun have too.',
      'Write npm install, uninstall, ci, run, create or npx, or ```sh for commands of npm alone.',
    )
  if (badRanges.length > 0)
    report(
      context,
      node,
      `The code block highlights lines that it does not have: {${badRanges.join(',')}}.`,
      `It has the lines 1 to ${count}: write {3,5-7}.`,
    )
  if (unknown.length > 0)
    report(
      context,
      node,
      `The code block has an unknown option "${unknown.join(' ')}".`,
      'Use title="…", file="…", region="…", {3,5-7}, part and twoslash.',
    )
  if (hasTypes) checkTypes(node, language, context)
  checkLanguage(node, language, context)
  checkPunctuation(node, { code, language: languageName(language) }, context)
  const types = typesOfFence(node, code, context)
  for (const { line, message, fix } of [...mistakes, ...(types?.mistakes ?? [])]) {
    const snippet = node.data?.snippet
    if (snippet) context.problems.push({ file: snippet.file, line: snippet.numbers[line - 1] ?? 1, message, fix })
    else reportAt(context, { line: lineOf(node) + line }, message, fix)
  }
  const marks = { lit: lines, added, removed, focused, ...(types ? { types } : {}) }
  const html = linesHtml(context.highlighter, code, languageName(language), marks)
  return types ? { title, language, lines: html, styles: typeStyles(context) } : { title, language, lines: html }
}

/** A mistyped language would be shown as plain text. */
function checkLanguage(node: Code, language: string, context: PageContext): void {
  // Short names are alike: `cs` and `rs` are other languages than `ts`.
  if (language.length < 5 || languageLoader(languageName(language)) || plainLanguages.includes(language)) return
  const hint = perhaps(language, languageNames())
  if (hint !== '') report(context, node, `The language "${language}" of the code is not known.`, `Correct it${hint}, or write \`text\`.`)
}

/** Languages that are written nearly like others, and are shown as plain text. */
const plainLanguages = ['mysql', 'pgsql', 'plaintext', 'xhtml']

/** Languages in which text is in quotes or comments. */
const strictLanguages = ['javascript', 'typescript', 'json', 'css', 'scss', 'less', 'java', 'sql']

/** Punctuation of a Chinese keyboard that was meant as code. */
function checkPunctuation(node: Code, { code, language }: { code: string; language: string }, context: PageContext): void {
  if (!strictLanguages.includes(language) || !/[\uff01-\uff5e‘’“”]/.test(code)) return
  context.highlighter.highlight(code, language).forEach((tokens, index) => {
    const [found] = tokens.flatMap(({ text, className }) =>
      className === 's' || className === 'c' ? [] : (/[\uff01-\uff5e‘’“”]/.exec(text) ?? []),
    )
    if (found !== undefined)
      reportAt(
        context,
        { line: lineOf(node) + index + 1 },
        `The code has the full-width "${found}" outside of texts and comments.`,
        'Write the punctuation of the language.',
      )
  })
}
