import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../../..')

const text = z.object({ 'zh-CN': z.string(), 'en-US': z.string() })

/** Something that a browser stores. `matches` is a regular expression of its full name. */
const stored = z.discriminatedUnion('in', [
  z.strictObject({
    in: z.literal('cookie'),
    name: z.string(),
    matches: z.string(),
    when: text,
    purpose: text,
    keptFor: text,
    isReadOnly: z.boolean().optional(),
  }),
  z.strictObject({
    in: z.enum(['localStorage', 'sessionStorage', 'caches']),
    name: z.string(),
    matches: z.string(),
    content: text,
    purpose: text,
  }),
])

/** What is sent on an occasion, with the fields of the calls that send it; `*` means every call. */
const sent = z.strictObject({ occasion: text, data: text, purpose: text, calls: z.record(z.string(), z.array(z.string())) })

const declaration = z.strictObject({ stored: z.array(stored).default([]), sent: z.array(sent).default([]) })

/** What the code of the site declares. */
export type Privacy = z.infer<typeof declaration>

/** What all code of the site stores and sends, from the `privacy.json` next to each part that does. */
export function readPrivacy(): Privacy {
  const files = globSync('{packages,apps}/*/src/**/privacy.json', { cwd: root }).sort()
  const all = files.map((file) => declaration.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  return { stored: all.flatMap((one) => one.stored), sent: all.flatMap((one) => one.sent) }
}
