import { isLocale } from '@view-site/i18n/product'
import { fieldsOf } from './fieldsOf.ts'
import type { FileModule, ToFrame } from './frameMessages.ts'
import { lazyNames, type ModuleText } from './modules.ts'

/** A message from the page, or undefined if malformed. */
export function parseToFrame(data: unknown): ToFrame | undefined {
  const { type, run, files, css, locale, modules, isDark, library, own } = fieldsOf(data) ?? {}
  if (type === 'ping') return { type }
  if (type === 'theme')
    return typeof isDark === 'boolean' && typeof library === 'string' && typeof own === 'string'
      ? { type, isDark, library, own }
      : undefined
  if (type !== 'run' || typeof run !== 'number' || typeof css !== 'string' || !isLocale(locale)) return undefined
  if (!Array.isArray(modules) || !Array.isArray(files)) return undefined
  const known = modules.flatMap(parseModule)
  const compiled = files.flatMap(parseFile)
  const isComplete = known.length === modules.length && compiled.length === files.length
  return isComplete ? { type, run, files: compiled, css, locale, modules: known } : undefined
}

function parseFile(data: unknown): FileModule[] {
  const { name, js } = fieldsOf(data) ?? {}
  return typeof name === 'string' && typeof js === 'string' ? [{ name, js }] : []
}

function parseModule(data: unknown): ModuleText[] {
  const { name, text } = fieldsOf(data) ?? {}
  const known = lazyNames.find((each) => each === name)
  return known && typeof text === 'string' ? [{ name: known, text }] : []
}
