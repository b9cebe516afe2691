import { babelParse, MagicString } from '@vue/compiler-sfc'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { fileMark, moduleMark, moduleNames } from '../protocol/modules.ts'
import { importedFile } from './importedFile.ts'

/**
 * Replaces the import specifiers of modules and of the files with these names by placeholders, which the frame replaces by URLs. Line
 * numbers do not change.
 */
export function linkImports(js: string, names: readonly string[]): { js: string; imports: string[] } {
  const imports = new Set<string>()
  const linked = new MagicString(js)
  for (const source of sourcesIn(babelParse(js, { sourceType: 'module' }).program)) {
    const { value, start, end } = source
    const name = moduleNames.find((each) => each === value)
    const file = importedFile(value, names)
    if (file !== undefined) imports.add(file)
    const mark = name ? moduleMark(name) : file !== undefined && fileMark(file)
    if (mark && typeof start === 'number' && typeof end === 'number') linked.update(start, end, mark)
  }
  return { js: linked.toString(), imports: [...imports] }
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
