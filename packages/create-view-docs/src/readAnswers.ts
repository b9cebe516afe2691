import type { DemoKind } from './DemoKind.ts'

/** Parses a comma-separated list of languages. */
export function readLocales(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  for (const tag of tags) checkLocale(tag)
  return tags
}

/** Throws an error for the user if a language is not a canonical BCP 47 tag. */
export function checkLocale(locale: string): void {
  let canonical: string | undefined
  try {
    ;[canonical] = Intl.getCanonicalLocales(locale)
  } catch {}
  if (canonical !== locale) throw new Error(`"${locale}" is not a language tag. Write one of BCP 47, such as en-US, de-DE or zh-CN.`)
}

/** Parses a comma-separated list of kinds of demos, or `none`. */
export function readDemoKinds(text: string): DemoKind[] {
  if (text.trim() === 'none') return []
  return text.split(',').map((part) => {
    const name = part.trim()
    if (name !== 'react' && name !== 'vue')
      throw new Error(`Unknown kind of demo "${name}". Write react, vue, both separated by a comma, or none.`)
    return name
  })
}

/** Parses `yes` or `no`, or their first letters. */
export function readYesOrNo(text: string): boolean {
  const answer = text.trim().toLowerCase()
  if (!['yes', 'y', 'no', 'n'].includes(answer)) throw new Error(`"${text}" is not an answer. Write yes or no.`)
  return answer.startsWith('y')
}
