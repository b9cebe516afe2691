import { babelParse } from '@vue/compiler-sfc'
import type { FileResult } from './CompiledFile.ts'
import { linkImports } from './linkImports.ts'
import { unknownImports } from './unknownImports.ts'
import { withoutTypes } from './withoutTypes.ts'

/** Compiles a module in JavaScript or TypeScript, which may import the files with these names. */
export async function compileScriptFile(name: string, source: string, names: readonly string[]): Promise<FileResult> {
  const isTypeScript = name.endsWith('.ts')
  const { program } = babelParse(source, { sourceType: 'module', plugins: isTypeScript ? ['typescript'] : [] })
  const problems = unknownImports(program.body, 0, names)
  if (problems.length > 0) return { problems }
  return { file: { name, ...linkImports(isTypeScript ? await withoutTypes(source) : source, names) }, css: '' }
}
