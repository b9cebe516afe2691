import type { DemoKind } from './DemoKind.ts'

/** Languages out of a comma list. */
export function readLocales(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  for (const tag of tags) checkLocale(tag)
  return tags
}

/** Throws, in words for the author, if a language is no tag of BCP 47. */
export function checkLocale(locale: string): void {
  let canonical: string | undefined
  try {
    ;[canonical] = Intl.getCanonicalLocales(locale)
  } catch {}
  if (canonical !== locale) throw new Error(`"${locale}" is not a language tag. Write one of BCP 47, such as en-US, de-DE or zh-CN.`)
}

/** Kinds of demos out of a comma list, or `none`. */
export function readDemoKinds(text: string): DemoKind[] {
  if (text.trim() === 'none') return []
  return text.split(',').map((part) => {
    const name = part.trim()
    if (name !== 'react' && name !== 'vue')
      throw new Error(`There are no demos in "${name}". Write react, vue, both with a comma, or none.`)
    return name
  })
}

/** `yes` or `no`, or their first letters. */
export function readYesOrNo(text: string): boolean {
  const answer = text.trim().toLowerCase()
  if (!['yes', 'y', 'no', 'n'].includes(answer)) throw new Error(`"${text}" is no answer. Write yes or no.`)
  return answer.startsWith('y')
}
