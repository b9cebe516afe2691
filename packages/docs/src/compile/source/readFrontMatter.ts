import type { Root } from 'mdast'
import { LineCounter, parseDocument } from 'yaml'

import type { FrontMatter } from '../page/CompiledArticle.ts'
import type { Problem } from '../Problem.ts'
import type { LicenceOptions } from '../Site.ts'
import { meant } from '../suggest.ts'
import { checkProducts, productList } from './products.ts'

const fields = ['title', 'subtitle', 'description', 'keywords', 'products', 'hidden', 'feed', 'draft', 'published', 'updated'] as const
type Field = (typeof fields)[number]

/** Front matter of a page. Errors are added to `problems`; missing values are empty. Without `licences`, any product is accepted. */
export function readFrontMatter(tree: Root, file: string, problems: Problem[], licences?: LicenceOptions): FrontMatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') {
    problems.push({
      file,
      line: 1,
      message: 'The front matter is missing.',
      fix: 'Begin the page with `---`, `title: …`, `description: …`, `---`.',
    })
    return { title: '', description: '' }
  }
  const lines = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: lines })
  const first = (node.position?.start.line ?? 1) + 1
  for (const { pos, message } of document.errors) {
    const [what = message] = message.replace(/ at line \d+, column \d+:/, '').split('\n')
    problems.push({
      file,
      line: first + lines.linePos(pos[0]).line - 1,
      message: `The front matter is not YAML: ${what.replace(/\.?$/, '.')}`,
      fix: 'Put the value in quotes, or fix the line.',
    })
  }
  if (document.errors.length > 0) return { title: '', description: '' }
  const data: unknown = document.toJS()
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const lineOf = (key: string) => lineOfKey(node.value, key, first)
  const values = new Map<Field, unknown>()
  for (const [key, value] of entries) {
    const field = fields.find((name) => name === key)
    if (field) values.set(field, value)
    else
      problems.push({
        file,
        line: lineOf(key),
        message: `The front matter has an unknown field "${key}".`,
        fix: `${meant(key, fields)}Use ${fields.join(', ')}.`,
      })
  }
  return check(values, licences, (key, message, fix) => problems.push({ file, line: values.has(key) ? lineOf(key) : 1, message, fix }))
}

function check(
  values: ReadonlyMap<Field, unknown>,
  licences: LicenceOptions | undefined,
  report: (key: Field, message: string, fix: string) => void,
): FrontMatter {
  const text = (key: Field, required: boolean): string | undefined => {
    const value = values.get(key)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
    if (value !== undefined) report(key, `"${key}" in the front matter is not a text.`, `Write it as \`${key}: "…"\`.`)
    else if (required) report(key, `"${key}" is missing in the front matter.`, `Add \`${key}: …\`, one line.`)
    return undefined
  }
  const subtitle = text('subtitle', false)
  const keywords = keywordList(values.get('keywords'))
  if (keywords === undefined)
    report('keywords', '"keywords" in the front matter is not a list of texts.', 'Write `keywords: [dropdown, "pick one"]`.')
  const products = values.has('products') ? productList(values.get('products')) : undefined
  for (const name of products ?? []) {
    const problem = licences && checkProducts([name], licences)
    if (problem) report('products', problem.message, `Use ${problem.known}.`)
  }
  for (const key of ['hidden', 'feed', 'draft'] as const) {
    const value = values.get(key)
    if (value !== undefined && typeof value !== 'boolean')
      report(key, `"${key}" in the front matter is not true or false.`, `Write \`${key}: true\`, or leave it out.`)
  }
  const day = (key: 'published' | 'updated'): string | undefined => {
    const value = values.get(key)
    if (value === undefined || (typeof value === 'string' && isDay(value))) return value
    report(key, `"${key}" in the front matter is not a day.`, `Write \`${key}: 2026-05-06\`.`)
    return undefined
  }
  const [published, updated] = [day('published'), day('updated')]
  if (published !== undefined && updated !== undefined && updated < published)
    report('updated', `The page was updated on ${updated}, before it was published on ${published}.`, 'Correct one of the days.')
  return {
    title: text('title', true) ?? '',
    ...(subtitle ? { subtitle } : {}),
    description: text('description', true) ?? '',
    ...(keywords && keywords.length > 0 ? { keywords } : {}),
    ...(products ? { products } : {}),
    ...(values.get('hidden') === true ? { hidden: true } : {}),
    ...(values.get('feed') === true ? { feed: true } : {}),
    ...(values.get('draft') === true ? { draft: true } : {}),
    ...(published ? { published } : {}),
    ...(updated ? { updated } : {}),
  }
}

/** Whether a text is a day of the calendar: `2026-05-06`. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text.length === 10
}

/** Words in a YAML list or in a text with commas; `undefined` for anything else. */
function keywordList(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return []
  const list: unknown[] | undefined = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : undefined
  if (!list?.every((word) => typeof word === 'string' || typeof word === 'number')) return undefined
  return list.map((word) => String(word).trim()).filter(Boolean)
}

function lineOfKey(yaml: string, key: string, first: number): number {
  const index = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`))
  return first + Math.max(index, 0)
}
