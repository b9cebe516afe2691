import { parseAst } from 'vite'
import type { LibraryExport } from '../library.ts'

/**
 * Turns `import { Button } from 'view-ui-plus'` into an import of Button's own module, so that the development server loads one component
 * instead of the whole library. Namespace and default imports are left unchanged.
 */
export function directImports(code: string, exported: ReadonlyMap<string, LibraryExport>): string {
  let result = code
  for (const node of readImports(code).toReversed()) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'view-ui-plus') continue
    const names = node.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return undefined
      const target = exported.get(specifier.imported.name)
      return target && `import { ${target.name} as ${specifier.local.name} } from ${JSON.stringify(target.file)};`
    })
    if (names.length === 0 || names.includes(undefined)) continue
    // Keeps the number of lines, so that positions in the rest of the file stay right without a new source map.
    const lines = code.slice(node.start, node.end).split('\n').length - 1
    result = result.slice(0, node.start) + names.join(' ') + '\n'.repeat(lines) + result.slice(node.end)
  }
  return result
}

/** The statements of a module up to its last import of the library: of a compiled demo, its imports alone. */
function readImports(code: string): ReturnType<typeof parseAst>['body'] {
  const last = [...code.matchAll(/\bfrom\s*['"]view-ui-plus['"]\s*;?/g)].at(-1)
  if (!last) return parseAst(code).body
  try {
    return parseAst(code.slice(0, last.index + last[0].length)).body
  } catch {
    // It is in a text: what is before it is no whole code.
    return parseAst(code).body
  }
}
