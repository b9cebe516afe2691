import { compileScript, compileTemplate, type SFCDescriptor } from '@vue/compiler-sfc'
import type { EncodedSourceMap } from '@jridgewell/trace-mapping'
import type { CompiledFile, MappedPart } from './CompiledFile.ts'
import { linkImports } from './linkImports.ts'
import type { Problem } from './Problem.ts'
import { problemOf } from './problemOf.ts'
import { unknownImports } from './unknownImports.ts'
import { withoutTypes } from './withoutTypes.ts'

export interface CompileModuleOptions {
  /** Name of the file. */
  name: string
  /** Attribute of its elements, if it has scoped styles. */
  scopeId: string | undefined
  /** Names of the files that it may import. */
  names: readonly string[]
}

/** Compiles script and template of a component into one module. */
export async function compileModule(
  descriptor: SFCDescriptor,
  { name, scopeId, names }: CompileModuleOptions,
): Promise<CompiledFile | { problems: Problem[] }> {
  const { script, scriptSetup } = descriptor
  const isTypeScript = (scriptSetup ?? script)?.lang === 'ts'
  const pieces: { code: string; map?: unknown }[] = []
  let bindings
  if (script || scriptSetup) {
    const compiled = compileScript(descriptor, {
      id: scopeId ?? 'app',
      inlineTemplate: true,
      genDefaultAs: '__component',
      sourceMap: true,
      templateOptions: { compilerOptions: { ...plain(isTypeScript), ...(scopeId && { scopeId }) } },
    })
    const problems = [
      ...unknownImports(compiled.scriptAst, (script?.loc.start.line ?? 1) - 1, names),
      ...unknownImports(compiled.scriptSetupAst, (scriptSetup?.loc.start.line ?? 1) - 1, names),
    ]
    if (problems.length > 0) return { problems }
    bindings = compiled.bindings
    pieces.push({ code: compiled.content, map: compiled.map })
  } else pieces.push({ code: 'const __component = {}' })
  if (descriptor.template && !scriptSetup) {
    const { template } = descriptor
    const { code, errors, map } = compileTemplate({
      source: template.content,
      ...(template.ast && { ast: template.ast }),
      ...(template.map && { inMap: template.map }),
      filename: name,
      id: scopeId ?? 'app',
      scoped: scopeId !== undefined,
      compilerOptions: { ...plain(isTypeScript), ...(bindings && { bindingMetadata: bindings }), sourceMap: true },
    })
    if (errors.length > 0) return { problems: errors.map((error) => problemOf(error)) }
    pieces.push({ code: code.replace('export function render', 'function render'), map }, { code: '__component.render = render' })
  }
  if (scopeId !== undefined) pieces.push({ code: `__component.__scopeId = ${JSON.stringify(scopeId)}` })
  pieces.push({ code: 'export default __component' })
  const { js, parts } = join(pieces)
  return { name, parts, ...linkImports(isTypeScript ? await withoutTypes(js) : js, names) }
}

/** Compiler options without static hoisting, which evaluates large static content: the page's policy forbids that. */
function plain(isTypeScript: boolean): { hoistStatic: false; expressionPlugins?: ['typescript'] } {
  return { hoistStatic: false, ...(isTypeScript && { expressionPlugins: ['typescript'] }) }
}

function join(pieces: readonly { code: string; map?: unknown }[]): { js: string; parts: MappedPart[] } {
  const parts: MappedPart[] = []
  let line = 0
  for (const { code, map } of pieces) {
    if (isMap(map)) parts.push({ from: line, map })
    line += code.split('\n').length
  }
  return { js: pieces.map(({ code }) => code).join('\n'), parts }
}

function isMap(map: unknown): map is EncodedSourceMap {
  return typeof map === 'object' && map !== null && 'mappings' in map && typeof map.mappings === 'string'
}
