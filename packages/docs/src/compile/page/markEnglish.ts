import type { ListItem, Paragraph, PhrasingContent, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { languageOf } from '../../locales/texts.ts'
import { chinese } from '../source/chinese.ts'
import type { PageContext } from './PageContext.ts'

/** In a reference, marks for browsers and screen readers which pieces of a translated page are the English of its sources. Code has no language, nor have numbers with a unit. */
export function markEnglish(node: ListItem | Paragraph | TableCell, { source }: PageContext): void {
  if (!source.reference || languageOf(source.locale) === 'en' || chinese.test(toString(node))) return
  const words = node.children.filter((child) => !isCode(child))
  if (/[a-z]{2}/.test(toString(words))) node.data = { ...node.data, hProperties: { lang: 'en-US' } }
}

function isCode(node: ListItem['children'][number] | PhrasingContent): boolean {
  return node.type === 'inlineCode' || (node.type === 'link' && node.children.every(isCode))
}
