import { compileScript, compileTemplate, parse, type CompilerError, type SFCDescriptor } from 'vue/compiler-sfc'
import { DemoError } from './DemoError.ts'
import { localizeDemo, type DemoLanguage } from './localizeDemo.ts'

/** The source of a demo in one language, from `localizeDemo`; also throws a {@link DemoError} if Vue cannot compile it. */
export function compiledDemo(source: string, locale: string, file: string, language: DemoLanguage = {}): string {
  const localized = localizeDemo(source, locale, file, language)
  const { descriptor, errors } = parse(localized, { filename: file })
  const [fault] = errors.length > 0 ? errors : faultsOf(descriptor, file)
  if (fault === undefined) return localized
  throw new DemoError(
    file,
    lineOf(fault, descriptor),
    `In ${locale} it does not compile: ${messageOf(fault)}.`,
    'Fix the demo, or the translations in its <i18n> block.',
  )
}

type Fault = string | SyntaxError | CompilerError

function faultsOf(descriptor: SFCDescriptor, file: string): Fault[] {
  const { script, scriptSetup, template } = descriptor
  if (!script && !scriptSetup) return template ? compileTemplate({ source: template.content, filename: file, id: file }).errors : []
  try {
    compileScript(descriptor, { id: file, inlineTemplate: true })
    return []
  } catch (error) {
    return [error instanceof Error ? error : String(error)]
  }
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
