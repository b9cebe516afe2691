import type { Paragraph, Root, Text } from 'mdast'

import { eachNode } from '../eachNode.ts'
import { placeOf, report, reportAt, type PageContext } from '../PageContext.ts'

/** Notation that the page would show as it is written. */
interface Literal {
  pattern: RegExp
  message: (found: string) => string
  fix: string
}

const shown = (found: string) => `"${found}" is shown as written.`
const code = 'put it in backticks if it is meant so'

const inText: readonly Literal[] = [
  {
    pattern: /\*{2,}|~~+/,
    message: (found) => `"${found}" is shown as written: it does not pair up, or there is punctuation inside of it and a letter outside.`,
    fix: `Write punctuation outside of it: **Note**: text. Or ${code}.`,
  },
  {
    pattern: /\]\s+\((?:https?:|\/|#)[^)\s]*\)/,
    message: (found) => `"${found}" is read as text and not as a link.`,
    fix: 'Write no blank between ] and (.',
  },
  {
    pattern: /\]\((?:https?:|\/|#)[^)"]*\s[^)"]*\)/,
    message: (found) => `"${found}" is read as text and not as a link: its address has a blank in it.`,
    fix: 'Write the blank as %20.',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: (found) => `There is no footnote ${found}.`,
    fix: `Write [^1]: … on a separate line, or ${code}.`,
  },
  {
    pattern: /\[\[?toc\]?\]/i,
    message: shown,
    fix: 'Leave it out: the site shows the headings of a page.',
  },
  { pattern: /\[\[[^\]\n]+\]\]/, message: shown, fix: `Write a link, [text](/route), or ${code}.` },
  {
    pattern: /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    message: (found) => `"${found}" is read as text: there is no definition of it.`,
    fix: `Write [name]: /route on a separate line, or ${code}.`,
  },
  { pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:/])/, message: shown, fix: `Write the emoji itself, such as 😄, or ${code}.` },
  { pattern: /(?<![=\w])==(?=\S)[^=\n]*[^=\s]==(?!=)/, message: shown, fix: `Write <mark>…</mark>, or ${code}.` },
]

/** Of the first line of a paragraph. */
const atStart: readonly Literal[] = [
  { pattern: /^#{1,6}\p{L}.*/u, message: (found) => `"${found}" is read as text and not as a heading.`, fix: 'Write a blank after #.' },
  {
    pattern: /^\|.*\|\s*$/,
    message: (found) => `"${found}" is read as text and not as a table.`,
    fix: 'Write a row of | --- | below the first one, with as many cells.',
  },
]

/** Reports notation that is shown as written because it is not understood, and footnotes that nothing refers to. */
export function checkLiterals(tree: Root, context: PageContext): void {
  const used = new Set<string>()
  eachNode(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'paragraph') checkStart(node, context)
    if (node.type === 'text') checkText(node, context)
  })
  eachNode(tree, (node) => {
    if (node.type !== 'footnoteDefinition' || used.has(node.identifier)) return
    const name = node.label ?? node.identifier
    report(context, node, `No text refers to the footnote "${name}": it is not shown.`, `Write [^${name}] where it belongs, or delete it.`)
  })
}

function checkText(node: Text, context: PageContext): void {
  const lines = sourceOf(node, context).split('\n')
  const { line, column = 1 } = placeOf(node)
  lines.forEach((text, index) => {
    for (const literal of inText) {
      const found = literal.pattern.exec(text)
      if (!found) continue
      const place = { line: line + index, column: (index === 0 ? column : 1) + found.index }
      reportAt(context, place, literal.message(found[0]), literal.fix)
      // `[[toc]]` is `[[…]]` too.
      return
    }
  })
}

function checkStart({ children: [first], position }: Paragraph, context: PageContext): void {
  if (first?.type !== 'text' || !position) return
  const [line = ''] = context.source.markdown.slice(position.start.offset, position.end.offset).split('\n', 1)
  for (const { pattern, message, fix } of atStart) {
    const [found] = pattern.exec(line) ?? []
    if (found !== undefined) report(context, first, message(found), fix)
  }
}

/** Text as it was written, with blanks for what is escaped or an entity. */
function sourceOf({ position, value }: Text, { source }: PageContext): string {
  const written = source.markdown.slice(position?.start.offset, position?.end.offset)
  const plain = written.replaceAll(/\\[!-/:-@[-`{-~]|&[#\w]+;/g, (escape) => ' '.repeat(escape.length))
  return position ? plain : value
}
