import { compileStyle, parse, type SFCDescriptor, type SFCStyleBlock } from '@vue/compiler-sfc'
import { compileModule, type CompiledModule } from './compileModule.ts'
import type { Problem } from './Problem.ts'
import { problemOf } from './problemOf.ts'

/** The module and styles of a component, or its problems. */
export type Compiled = ({ ok: true; css: string } & CompiledModule) | { ok: false; problems: Problem[] }

const scopeId = 'data-v-playground'

/** Compiles a `.vue` file without running any of it. */
export async function compile(source: string): Promise<Compiled> {
  try {
    const { descriptor, errors } = parse(source, { filename: 'App.vue', sourceMap: true, ignoreEmpty: false })
    const problems = [...errors.map(problemOf), ...unknownLanguages(descriptor)]
    if (problems.length > 0) return { ok: false, problems }
    const isScoped = descriptor.styles.some(({ scoped }) => scoped)
    const module = await compileModule(descriptor, isScoped ? scopeId : undefined)
    if ('problems' in module) return { ok: false, problems: module.problems }
    const styles = descriptor.styles.map(compileBlock)
    const wrong = styles.flatMap((style) => style.problems)
    if (wrong.length > 0) return { ok: false, problems: wrong }
    return { ok: true, ...module, css: styles.map(({ code }) => code).join('\n') }
  } catch (error) {
    return { ok: false, problems: [problemOf(error)] }
  }
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

function compileBlock(block: SFCStyleBlock): { code: string; problems: Problem[] } {
  const { code, errors } = compileStyle({ source: block.content, filename: 'App.vue', id: scopeId, scoped: block.scoped ?? false })
  return { code, problems: errors.map((error) => problemOf(error, block.loc.start.line - 1)) }
}
