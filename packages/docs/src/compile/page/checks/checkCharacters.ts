import type { Root } from 'mdast'

import { codePoint, lookAlikes } from '../../lookAlikes.ts'
import { eachNode } from '../eachNode.ts'
import { reportAt, type PageContext } from '../PageContext.ts'

/** What is wrong with a line, and where it begins in it. */
interface Finding {
  index: number
  message: string
  fix: string
}

/** Finds what is wrong with a line; `undefined` where nothing is. */
type Check = (line: string) => Finding | undefined

const invisible = /[\u00AD\u180E\u200B\u2060\uFEFF]/u
/** They turn or join letters in Arabic, Hebrew, Persian and Hindi text and in emoji, and hide what code does. */
const invisibleInCode = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

/** Checks of every line, and of a line of text or of code alone. */
const everywhere: readonly Check[] = [findUnreadable, findLookAlike]
const inText: readonly Check[] = [
  (line) => findInvisible(line, invisible),
  findTab,
  findSpace,
  pattern(/^\s*(?:：[：:]|:+：)[：:]*\s*[a-z-]+/, 'is read as text and not as a block: its colons are full-width.', 'Write :::name.'),
  pattern(/^\s*｀{3,}.*/, 'is read as text and not as code: its backticks are full-width.', 'Write ```.'),
  pattern(/^\s*＃{1,6}\s*\S+/, 'is read as text and not as a heading: its # is full-width.', 'Write ## and a blank.'),
  pattern(
    /[\]］]（(?:https?:|\/|#)[^）)]*[）)]|］\((?:https?:|\/|#)[^)]*\)/,
    'is read as text and not as a link: its brackets are full-width.',
    'Write [text](/route).',
  ),
  findInDirective,
]
const inFrontMatter: readonly Check[] = [
  (line) => findInvisible(line, invisible),
  findTab,
  pattern(/^[\w-]+：/, 'is no field of the front matter: its colon is full-width.', 'Write a colon and a blank: `title: …`.'),
]
const inCode: readonly Check[] = [(line) => findInvisible(line, invisibleInCode), findNoBreakSpace]

/**
 * Characters that look like others or like nothing: invisible ones, letters of another script, full-width punctuation where Markdown or
 * YAML have their own, spaces that are none, and tabs. An author cannot see what is wrong.
 */
export function checkCharacters(tree: Root, context: PageContext): void {
  const code = new Set<number>()
  let frontMatterEnd = 0
  eachNode(tree, ({ type, position }) => {
    if (!position) return
    if (type === 'yaml') frontMatterEnd = position.end.line
    if (type !== 'code' || !/^[`~]/.test(context.source.markdown.slice(position.start.offset))) return
    for (let line = position.start.line; line <= position.end.line; line += 1) code.add(line)
  })
  context.source.markdown.split('\n').forEach((text, index) => {
    const line = index + 1
    const own = line <= frontMatterEnd ? inFrontMatter : code.has(line) ? inCode : inText
    for (const check of [...everywhere, ...own]) {
      const found = check(text)
      if (found) reportAt(context, { line, column: found.index + 1 }, found.message, found.fix)
    }
  })
}

/** A check of the text that a pattern finds. */
function pattern(expression: RegExp, message: string, fix: string): Check {
  return (line) => {
    const found = expression.exec(line)
    return found ? { index: found.index, message: `"${found[0].trim()}" ${message}`, fix } : undefined
  }
}

function findUnreadable(line: string): Finding | undefined {
  const index = line.indexOf('\uFFFD')
  return index < 0
    ? undefined
    : { index, message: 'A character of this line cannot be read: the file is not UTF-8.', fix: 'Save it as UTF-8.' }
}

function findLookAlike(line: string): Finding | undefined {
  const [found] = lookAlikes(line)
  if (!found) return undefined
  const { index, word, meant, letter } = found
  return { index, message: `"${word}" has the ${letter} among Latin letters, which looks like one.`, fix: `Write "${meant}".` }
}

function findInvisible(line: string, characters: RegExp): Finding | undefined {
  const found = characters.exec(line)
  if (!found) return undefined
  return {
    index: found.index,
    message: `The line has an invisible character (${codePoint(found[0])}).`,
    fix: 'Delete it: searching, copying and links do not expect it.',
  }
}

function findTab(line: string): Finding | undefined {
  const found = /^ *\t/.exec(line)
  const fix = 'Write blanks: Markdown takes a tab for up to four of them, and for code where no list is open.'
  return found ? { index: found[0].length - 1, message: 'The line is indented with a tab.', fix } : undefined
}

/** A space that is not U+0020 next to the mark of a heading, list, quote, block or fence, which is then read as text. */
function findSpace(line: string): Finding | undefined {
  const found =
    /^\s*[\u00A0\u3000]\s*(?:#{1,6}\s|[-*+>]\s|\d+\.\s|:::|```)/.exec(line) ?? /^ *(?:#{1,6}|[-*+]|\d+\.)[\u00A0\u3000]/.exec(line)
  if (!found) return undefined
  const index = line.search(/[\u00A0\u3000]/)
  return {
    index,
    message: `The line is read as text: it has a space (${codePoint(line.charAt(index))}) that is none in Markdown.`,
    fix: 'Write a plain blank.',
  }
}

function findNoBreakSpace(line: string): Finding | undefined {
  const index = line.indexOf('\u00A0')
  const fix = 'Write a plain blank: compilers take it for a part of a name.'
  return index < 0 ? undefined : { index, message: 'The code has a no-break space (U+00A0).', fix }
}

/** Punctuation of a block: `:::demo{src=“type”}`. Its label is text. */
function findInDirective(line: string): Finding | undefined {
  if (!/^\s*:{2,}[a-z]/.test(line)) return undefined
  const found = /[｛｝＝［］“”‘’＂]/.exec(line.replace(/\[[^\]]*\]/, (label) => ' '.repeat(label.length)))
  if (!found) return undefined
  return { index: found.index, message: `The block has the full-width "${found[0]}".`, fix: 'Write it with {name="value"} and [label].' }
}
