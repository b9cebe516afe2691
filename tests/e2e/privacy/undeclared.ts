import type { Privacy } from '@view-site/privacy'

/** Records (`kind name`, see `watchPrivacy`) that the privacy notice does not list. */
export function undeclared(seen: readonly string[], privacy: Privacy): string[] {
  return seen.filter((one) => !privacy.stored.some((entry) => isStoredAs(entry, one)) && !isSent(one, privacy))
}

/** Whether a record matches this stored item of the notice. */
export function isStoredAs({ in: kind, matches }: Privacy['stored'][number], seen: string): boolean {
  const [seenKind, name] = split(seen)
  return seenKind === kind && new RegExp(matches).test(name)
}

/** Whether a record is a field that this entry of the notice lists. */
export function isSentWith({ calls }: Privacy['sent'][number], seen: string): boolean {
  const [kind, rest] = split(seen)
  const [call, field] = split(rest)
  return kind === 'field' && [calls[call], calls['*']].some((fields) => fields?.includes(field))
}

function isSent(seen: string, { sent }: Privacy): boolean {
  return sent.some((entry) => isSentWith(entry, seen))
}

function split(text: string): [string, string] {
  const at = text.indexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}
