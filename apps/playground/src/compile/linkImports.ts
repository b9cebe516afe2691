import { babelParse, MagicString } from '@vue/compiler-sfc'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { moduleMark, moduleNames } from '../protocol/modules.ts'

/** Replaces known import specifiers by placeholders, which the frame replaces by URLs. Line numbers do not change. */
export function linkImports(js: string): string {
  const linked = new MagicString(js)
  for (const source of sourcesIn(babelParse(js, { sourceType: 'module' }).program)) {
    const { value, start, end } = source
    const name = moduleNames.find((each) => each === value)
    if (name && typeof start === 'number' && typeof end === 'number') linked.update(start, end, moduleMark(name))
  }
  return linked.toString()
}

/** The module specifier of every static import and export, and of every `import()`. */
function* sourcesIn(tree: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(tree)) {
    for (const each of tree) yield* sourcesIn(each)
    return
  }
  const node = fieldsOf(tree)
  if (!node || typeof node['type'] !== 'string') return
  const source = fieldsOf(sourceOf(node))
  if (source) yield source
  for (const child of Object.values(node)) yield* sourcesIn(child)
}

function sourceOf({ type, source, callee, arguments: given }: Readonly<Record<string, unknown>>): unknown {
  if (type === 'CallExpression') return fieldsOf(callee)?.['type'] === 'Import' && Array.isArray(given) ? given[0] : undefined
  return /^(Import|Export)/.test(String(type)) ? source : undefined
}
