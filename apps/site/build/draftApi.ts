import type { ExportFacts, Facts, PropFact } from '@view-site/vue-demo/facts'

/** Drafts the `api.ts` of an export from the facts of the library; `undefined` if it has no such export. */
export function draftApi(name: string, facts: Facts): string | undefined {
  const real = Object.hasOwn(facts, name) ? facts[name] : undefined
  if (!real) return undefined
  const parts = [
    part(
      'props',
      Object.entries(real.props).map(([prop, fact]) => row(prop, propLines(fact))),
    ),
    part(
      'events',
      real.events.filter((event) => !event.startsWith('update:')).map((event) => row(event, [])),
    ),
    part(
      'slots',
      real.slots.map((slot) => row(slot, [])),
    ),
    part(
      'methods',
      statics(real).map((method) => row(method, [`signature: '() => void',`])),
    ),
  ]
  return `import { defineApi } from '@view-site/docs'\n\nexport default defineApi({\n  ${name}: {\n${parts.join('')}  },\n})\n`
}

function part(name: string, rows: readonly string[]): string {
  return rows.length > 0 ? `    ${name}: {\n${rows.join('')}    },\n` : ''
}

function row(name: string, lines: readonly string[]): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
  const all = [...lines, `description: { 'zh-CN': '说明', 'en-US': 'What it does' },`]
  return `      ${key}: {\n${all.map((line) => `        ${line}\n`).join('')}      },\n`
}

function propLines({ types, values, isRequired, default: preset, isDefaultUnknown }: PropFact): string[] {
  const type = values ? values.map((value) => literal(value)).join(' | ') : types.map(typeName).join(' | ') || 'unknown'
  const hasDefault = preset !== undefined && !isDefaultUnknown
  return [
    `type: ${quoted(type)},`,
    ...(hasDefault ? [`default: ${quoted(expression(preset))},`] : []),
    ...(isRequired ? ['required: true,'] : []),
  ]
}

function statics({ kind, statics, methods }: ExportFacts): readonly string[] {
  return kind === 'component' ? statics : [...statics, ...methods]
}

function typeName(name: string): string {
  const known: Readonly<Record<string, string>> = { Array: 'unknown[]', Object: 'object', Function: '() => void', Date: 'Date' }
  return known[name] ?? name.toLowerCase()
}

function literal(value: string | number): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** A value as a JavaScript expression. */
function expression(value: unknown): string {
  if (typeof value === 'function') return '() => {}'
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

/** A string literal with the formatter's quotes. */
function quoted(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`
}
