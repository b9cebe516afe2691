import { join } from 'node:path'
import ts from 'typescript'
import { meaningProblem, syntaxProblem, type CodeProblem } from './CodeProblem.ts'
import { gaps, outside } from './outside.ts'
import { partSyntax } from './partSyntax.ts'
import { reasonOf } from './reasonOf.ts'
import type { Script } from './scriptOf.ts'

const shared: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Otherwise two blocks without imports would share a global scope.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  types: ['node'],
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
}

/** JavaScript is checked loosely; TypeScript with the options of a new Vite project. */
const strictness: { extensions: readonly string[]; options: ts.CompilerOptions }[] = [
  { extensions: ['js', 'jsx'], options: { ...shared, strict: false } },
  { extensions: ['ts', 'tsx'], options: { ...shared, strict: true } },
]

/** TS2589, “Type instantiation is excessively deep”: ignored, as it is caused by the types of a library. */
const tooDeep = 2589

/** Type-checks the scripts of blocks. Fragments only have to parse. */
export function checkScripts(scripts: readonly Script[], root: string): CodeProblem[] {
  const whole = scripts.filter(({ block }) => !block.isPart)
  return [
    ...scripts.filter(({ block }) => block.isPart).flatMap(partSyntax),
    ...strictness.flatMap(({ extensions, options }) =>
      checkWhole(
        whole.filter(({ extension }) => extensions.includes(extension)),
        { root, options },
      ),
    ),
  ]
}

interface Environment {
  root: string
  options: ts.CompilerOptions
}

/** Cache of parsed library files, which take most of the time of a check. They do not change while the process runs. */
const kept = new Map<string, ts.SourceFile>()

function checkWhole(scripts: readonly Script[], { root, options }: Environment): CodeProblem[] {
  if (scripts.length === 0) return []
  const named = new Map(scripts.map((script, index) => [join(root, `.blocks/${index}.${script.extension}`), script]))
  const surroundings = Object.entries({ outside, gaps }).map(([name, text]) => [join(root, `.blocks/${name}.d.ts`), text] as const)
  const texts = new Map([...Array.from(named, ([name, { code }]) => [name, code] as const), ...surroundings])
  const program = ts.createProgram([...texts.keys()], options, hostOf(texts, { root, options }))
  return Array.from(named, ([name, script]) => problemsOf(program, name, script)).flat()
}

function hostOf(texts: ReadonlyMap<string, string>, { root, options }: Environment): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile(name, language) {
      const text = texts.get(name)
      if (text !== undefined) return ts.createSourceFile(name, text, language)
      const file = kept.get(name) ?? host.getSourceFile(name, language)
      if (file) kept.set(name, file)
      return file
    },
  }
}

function problemsOf(program: ts.Program, name: string, { block }: Script): CodeProblem[] {
  const file = program.getSourceFile(name)
  if (!file) return []
  const syntax = program.getSyntacticDiagnostics(file)
  // Only the first syntax error is reported: the others are usually caused by it.
  const reported = syntax.length > 0 ? syntax.slice(0, 1) : program.getSemanticDiagnostics(file).filter(({ code }) => code !== tooDeep)
  const problem = syntax.length > 0 ? syntaxProblem : meaningProblem
  return reported.map((one) => problem(block, file.getLineAndCharacterOfPosition(one.start ?? 0).line + 1, reasonOf(one)))
}
