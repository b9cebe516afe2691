import type { Directive } from 'vue'
import type { ExportFacts } from './factTypes.ts'

/** What the hooks read from the binding, taken from their source code: directives declare nothing. */
export function directiveFacts(directive: Directive): ExportFacts {
  const hooks = typeof directive === 'function' ? [directive] : Object.values(directive).filter((hook) => typeof hook === 'function')
  const binding = new Set(hooks.flatMap((hook) => bindingReads(hook.toString())))
  return { kind: 'directive', props: {}, events: [], slots: [], statics: [], methods: [], binding: [...binding].sort() }
}

/** Properties that the code of a hook reads from its second parameter. */
function bindingReads(hook: string): string[] {
  const parameter = /^[^(]*\(\s*\w+\s*,\s*(\w+)/.exec(hook)?.[1]
  const reads = parameter ? hook.matchAll(new RegExp(String.raw`\b${parameter}\.(value|oldValue|arg|modifiers)\b`, 'g')) : []
  return Array.from(reads, ([, member]) => member ?? '')
}
