import { compileScript, compileTemplate, parse, type CompilerError, type SFCDescriptor } from 'vue/compiler-sfc'
import { DemoError } from './DemoError.ts'
import { localizeDemo, type DemoLanguage } from './localizeDemo.ts'

/** The source of a demo in one language, from `localizeDemo`; also throws a {@link DemoError} if Vue cannot compile it. */
export function compiledDemo(source: string, locale: string, file: string, language: DemoLanguage = {}): string {
  const localized = localizeDemo(source, locale, file, language)
  const { descriptor, errors } = parse(localized, { filename: file })
  const { faults, code } = errors.length > 0 ? { faults: errors, code: '' } : compile(descriptor, file)
  const [fault] = faults
  const [, missing] = /_resolveComponent\("([^"]+)"/.exec(code) ?? []
  if (fault === undefined && missing !== undefined)
    throw new DemoError(
      file,
      lineOfTag(localized, missing),
      `The template uses <${missing}>, which the demo does not import.`,
      'Import it in <script setup>, or correct its name.',
    )
  if (fault === undefined) return localized
  throw new DemoError(
    file,
    lineOf(fault, descriptor),
    `In ${locale} it does not compile: ${messageOf(fault)}.`,
    'Fix the demo, or the translations in its <i18n> block.',
  )
}

type Fault = string | SyntaxError | CompilerError

/** The code of a demo's template and what is wrong with it. A component that declares its own `components` has no code here. */
function compile(descriptor: SFCDescriptor, file: string): { code: string; faults: Fault[] } {
  const { script, scriptSetup, template } = descriptor
  if (!script && !scriptSetup) {
    const compiled = template ? compileTemplate({ source: template.content, filename: file, id: file }) : undefined
    return { code: compiled?.code ?? '', faults: compiled?.errors ?? [] }
  }
  try {
    const { content } = compileScript(descriptor, { id: file, inlineTemplate: true })
    return { code: scriptSetup ? content : '', faults: [] }
  } catch (error) {
    return { code: '', faults: [error instanceof Error ? error : String(error)] }
  }
}

function lineOfTag(source: string, name: string): number {
  const at = source.search(new RegExp(`<${name}\\b`))
  return source.slice(0, Math.max(at, 0)).split('\n').length
}

/** Template errors have a line; script errors have a line in their message, counted from the start of the script. */
function lineOf(fault: Fault, { script, scriptSetup, template }: SFCDescriptor): number {
  if (typeof fault === 'object' && 'loc' in fault && fault.loc && 'start' in fault.loc) {
    const isOfFile = Boolean(script ?? scriptSetup ?? !template)
    return fault.loc.start.line + (isOfFile ? 0 : (template?.loc.start.line ?? 1) - 1)
  }
  const first = (scriptSetup ?? script)?.loc.start.line ?? 1
  return first - 1 + Number(/\((\d+):\d+\)/.exec(String(fault))?.[1] ?? 1)
}

function messageOf(fault: Fault): string {
  const [line = ''] = (typeof fault === 'string' ? fault : fault.message).split('\n')
  return line.replace(/^\[vue\/compiler-sfc\] /, '').replace(/(\.| \(\d+:\d+\))+$/, '')
}
