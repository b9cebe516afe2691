import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sourceOf } from './librarySource.ts'

const validator = createRequire(createRequire(import.meta.url).resolve('view-ui-plus/package.json')).resolve('async-validator')

/** Set by the validator itself while it runs. */
const computed = new Set(['field', 'fullField'])

/** Fields that form items and the validator behind them read from a rule. */
export function ruleFields(): string[] {
  const source = readFileSync(validator, 'utf8') + sourceOf('form')
  const read = Array.from(source.matchAll(/\brule\.([a-z]\w*)/g), ([, name]) => name ?? '')
  // The only one whose name is kept in a constant.
  const constant = /\bENUM\w* = '(\w+)'/.exec(source)?.[1] ?? ''
  return [...new Set([...read, constant])].filter((name) => !computed.has(name)).sort()
}
