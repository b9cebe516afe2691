import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const counter = createRequire(createRequire(import.meta.url).resolve('view-ui-plus/package.json')).resolve('countup.js/dist/countUp.js')

/** What `options` of CountUp may hold: the settings that countup.js has a default for, and takes no others. */
export function countUpOptions(): string[] {
  const [, defaults = ''] = /self\.options = \{([\s\S]*?)^\s*\};/m.exec(readFileSync(counter, 'utf8')) ?? []
  return Array.from(defaults.matchAll(/^\s*(\w+):/gm), ([, name]) => name ?? '').sort()
}
