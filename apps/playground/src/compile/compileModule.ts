import { compileScript, compileTemplate, type SFCDescriptor } from '@vue/compiler-sfc'
import type { EncodedSourceMap } from '@jridgewell/trace-mapping'
import { linkImports } from './linkImports.ts'
import type { Problem } from './Problem.ts'
import { problemOf } from './problemOf.ts'
import { unknownImports } from './unknownImports.ts'

/** A part of a module with a source map. */
export interface MappedPart {
  /** First line of the part in the module, from 0. */
  from: number
  map: EncodedSourceMap
}

export interface CompiledModule {
  /** An ES module whose default export is the component; known import specifiers are placeholders. */
  js: string
  parts: MappedPart[]
}

/** Compiles script and template of a component into one module. */
export async function compileModule(
  descriptor: SFCDescriptor,
  scopeId: string | undefined,
): Promise<CompiledModule | { problems: Problem[] }> {
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
    const problems = unknownImports(descriptor, compiled)
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
      filename: 'App.vue',
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
  return { js: linkImports(isTypeScript ? await withoutTypes(js) : js), parts }
}

/** Compiler options without static hoisting, which evaluates large static content: the page's policy forbids that. */
function plain(isTypeScript: boolean): { hoistStatic: false; expressionPlugins?: ['typescript'] } {
  return { hoistStatic: false, ...(isTypeScript && { expressionPlugins: ['typescript'] }) }
}

function join(pieces: readonly { code: string; map?: unknown }[]): CompiledModule {
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

/** Removes the types and keeps the line numbers. */
async function withoutTypes(code: string): Promise<string> {
  const { transform } = await import('sucrase')
  return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code
}
