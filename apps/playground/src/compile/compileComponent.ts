import { compileStyle, parse, type SFCDescriptor, type SFCStyleBlock } from '@vue/compiler-sfc'
import { mainFile } from '../protocol/files.ts'
import type { FileResult } from './CompiledFile.ts'
import { compileModule } from './compileModule.ts'
import type { Problem } from './Problem.ts'
import { problemOf } from './problemOf.ts'

/** Compiles a `.vue` file, which may import the files with these names. */
export async function compileComponent(name: string, source: string, names: readonly string[]): Promise<FileResult> {
  const { descriptor, errors } = parse(source, { filename: name, sourceMap: true, ignoreEmpty: false })
  const problems = [...errors.map((error) => problemOf(error)), ...unknownLanguages(descriptor)]
  if (problems.length > 0) return { problems }
  const id = scopeId(name)
  const isScoped = descriptor.styles.some(({ scoped }) => scoped)
  const module = await compileModule(descriptor, { name, scopeId: isScoped ? id : undefined, names })
  if ('problems' in module) return module
  const styles = descriptor.styles.map((block) => compileBlock(block, name, id))
  const wrong = styles.flatMap((style) => style.problems)
  return wrong.length > 0 ? { problems: wrong } : { file: module, css: styles.map(({ code }) => code).join('\n') }
}

function scopeId(name: string): string {
  return name === mainFile ? 'data-v-playground' : `data-v-playground-${name.replace('.vue', '').toLowerCase()}`
}

/** Problems of blocks in a language that the playground cannot compile. */
function unknownLanguages({ script, scriptSetup, template, styles }: SFCDescriptor): Problem[] {
  const wrong = [
    ...[script, scriptSetup].filter((block) => block?.lang !== undefined && !/^[jt]s$/.test(block.lang)),
    ...[template].filter((block) => block?.lang !== undefined && block.lang !== 'html'),
    ...styles.filter(({ lang }) => lang !== undefined && lang !== 'css'),
  ]
  return wrong.flatMap((block) =>
    block
      ? [
          {
            message: `lang="${block.lang}": the playground compiles html, js, ts and css. Write this block in one of them.`,
            line: block.loc.start.line,
          },
        ]
      : [],
  )
}

function compileBlock(block: SFCStyleBlock, name: string, id: string): { code: string; problems: Problem[] } {
  const { code, errors } = compileStyle({ source: block.content, filename: name, id, scoped: block.scoped ?? false })
  return { code, problems: errors.map((error) => problemOf(error, block.loc.start.line - 1)) }
}
