import { Fragment, type ReactNode } from 'react'

/**
 * Puts elements into a text: `richText(t('agree'), { privacy: (words) => <a href="/privacy">{words}</a> })` for
 * `同意<privacy>隐私政策</privacy>`. Tags do not nest; a tag without an entry stays plain text.
 */
export function richText(text: string, tags: Readonly<Record<string, (words: string) => ReactNode>>): ReactNode {
  // split() with groups gives: text, tag, words, text, tag, words, … text
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    if (index % 3 === 0) return part
    const tag = parts[index - 1] ?? ''
    return <Fragment key={index}>{Object.hasOwn(tags, tag) ? tags[tag]?.(part) : part}</Fragment>
  })
}
