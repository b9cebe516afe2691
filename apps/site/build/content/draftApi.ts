import { shownProp, type ExportFacts, type Facts, type PropFact } from '@view-site/vue-demo/facts'

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

function propLines(fact: PropFact): string[] {
  const { type, default: preset, required } = shownProp(fact)
  return [
    `type: ${quoted(type)},`,
    ...(preset === undefined ? [] : [`default: ${quoted(preset)},`]),
    ...(required ? ['required: true,'] : []),
  ]
}

function statics({ kind, statics, methods }: ExportFacts): readonly string[] {
  return kind === 'component' ? statics : [...statics, ...methods]
}

/** A string literal with the formatter's quotes. */
function quoted(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`
}
