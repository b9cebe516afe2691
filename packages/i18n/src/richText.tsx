import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** What stands for a tag: an element that takes the words as its children, or a function of them. */
export type RichTextTag = ReactElement | ((words: string) => ReactNode)

/**
 * Puts elements into a text: `richText(t('agree'), { privacy: <Link to="/privacy" /> })` for `同意<privacy>隐私政策</privacy>`.
 * Tags do not nest; the words of a tag without an entry stay text.
 */
export function richText(text: string, tags: Readonly<Record<string, RichTextTag>>): ReactNode {
  // split() with groups gives: text, tag, words, text, tag, words, … text
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    if (index % 3 === 0) return part
    const name = parts[index - 1] ?? ''
    const tag = Object.hasOwn(tags, name) ? tags[name] : undefined
    // oxlint-disable-next-line react/no-array-index-key -- a text has no other identity, and its parts do not move
    return <Fragment key={index}>{tag ? fill(tag, part) : part}</Fragment>
  })
}

function fill(tag: RichTextTag, words: string): ReactNode {
  return isValidElement(tag) ? cloneElement(tag, undefined, words) : tag(words)
}
