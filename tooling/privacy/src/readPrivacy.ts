import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../../..')

const text = z.object({ 'zh-CN': z.string(), 'en-US': z.string() })

/** An item stored in the browser. `matches` is a regular expression for its full name. */
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

/** Data sent on an occasion, with the fields of each call that sends it; `*` means every call. */
const sent = z.strictObject({ occasion: text, data: text, purpose: text, calls: z.record(z.string(), z.array(z.string())) })

const declaration = z.strictObject({ stored: z.array(stored).default([]), sent: z.array(sent).default([]) })

/** Everything that the site's code declares to store and send. */
export type Privacy = z.infer<typeof declaration>

/** Reads and merges every `privacy.json`, which declares what the code next to it stores and sends. */
export function readPrivacy(): Privacy {
  const files = globSync('{packages,apps}/*/src/**/privacy.json', { cwd: root }).sort()
  const all = files.map((file) => declaration.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  return { stored: all.flatMap((one) => one.stored), sent: all.flatMap((one) => one.sent) }
}
