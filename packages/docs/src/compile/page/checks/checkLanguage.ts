import type { Paragraph, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { chinese, isChinese, isLeftOver, languageName } from '../../source/chinese.ts'
import type { FrontMatter } from '../CompiledArticle.ts'
import { eachNode } from '../eachNode.ts'
import { lineOf, report, reportAt, type PageContext } from '../PageContext.ts'

const fix = 'Translate it, or put it in backticks if it is a name.'

/**
 * Text that was not translated: Chinese outside of code on a page in another language of a site that has both (the subtitle is the
 * Chinese name and may be), and whole English paragraphs on the Chinese page.
 */
export function checkLanguage(tree: Root, frontMatter: FrontMatter, context: PageContext): void {
  const { source, site } = context
  if (site.locales.length === 1) return
  if (isChinese(source.locale)) {
    if (source.reference) return
    eachNode(tree, (node) => {
      if (node.type === 'paragraph') checkParagraph(node, context)
    })
    return
  }
  for (const field of ['title', 'description'] as const) checkText(frontMatter[field], lineOfField(field, context), context)
  eachNode(tree, (node) => {
    if (node.type === 'text') checkText(node.value, lineOf(node), context)
    else if (node.type === 'image') checkText(node.alt ?? '', lineOf(node), context)
    else if (node.type === 'code') checkText(node.meta ?? '', lineOf(node), context)
  })
}

function checkText(text: string, first: number, context: PageContext): void {
  const { source, site } = context
  text.split('\n').forEach((line, index) => {
    if (isLeftOver(line, source.locale, site.locales))
      reportAt(context, { line: first + index }, `Chinese is left over on the ${languageName(source.locale)} page: “${line.trim()}”.`, fix)
  })
}

/** Names are often English in Chinese text as well: only a whole English sentence counts as untranslated. */
function checkParagraph(node: Paragraph, context: PageContext): void {
  const text = node.children.filter(({ type }) => type !== 'inlineCode').map((child) => toString(child))
  if (text.some((piece) => chinese.test(piece))) return
  const words = text.join(' ').match(/(?<![\w-])[a-z]{2,}(?![\w-])/g) ?? []
  if (words.length >= 6) report(context, node, 'English is left over on the Chinese page: this paragraph has no Chinese.', fix)
}

function lineOfField(field: string, { source }: PageContext): number {
  return (
    Math.max(
      source.markdown.split('\n').findIndex((line) => line.startsWith(`${field}:`)),
      0,
    ) + 1
  )
}
