import { parse } from '@vue/compiler-sfc'
import { parseScript } from '../facts/syntax.ts'
import type { TemplateFacts } from '../tags/ComponentFacts.ts'
import { checkTag, type TagProblem } from '../tags/checkTag.ts'
import { readImports, type Imports } from '../tags/readImports.ts'
import { resolveComponent } from '../tags/resolveComponent.ts'
import { elementsIn, partsOf, type PlacedPart } from './elements.ts'

/** What was found in a template. */
export type TemplateCheck =
  /** The parts of the library's components that were compared, and their problems, by place. */
  | { state: 'checked'; components: string[]; problems: TagProblem<PlacedPart>[] }
  /** It is not valid: the parser's message, and its line from 1. */
  | { state: 'invalid'; message: string; line: number }

/**
 * Compares a template with the facts of a library's components: props, events, slots, and constant values. `source` is a single-file component,
 * or a template alone. Tags of other components, dynamic names and `v-bind` of an object are not checked.
 */
export function checkTemplate(source: string, facts: TemplateFacts, library: string): TemplateCheck {
  const isFile = /^\s*(<!--[\s\S]*?-->\s*)*<(script|template|style)\b/.test(source)
  const { descriptor, errors } = parse(isFile ? source : `<template>${source}</template>`, { ignoreEmpty: false })
  const [error] = errors
  if (error) return { state: 'invalid', message: error.message, line: ('loc' in error ? error.loc?.start.line : undefined) ?? 1 }
  const scripts = [descriptor.script, descriptor.scriptSetup].filter((script) => script !== null)
  const imports = importsOf(scripts.map(({ content }) => content).join('\n'), scripts[0]?.lang, library)
  if ('message' in imports) return { state: 'invalid', ...imports }
  const components = new Set<string>()
  const problems = elementsIn(descriptor.template?.ast).flatMap((tag) => {
    const name = resolveComponent(tag.tag, imports, facts)
    const known = name === undefined ? undefined : facts[name]
    if (name === undefined || !known) return []
    components.add(name)
    return checkTag(name, partsOf(tag), known)
  })
  return { state: 'checked', components: [...components], problems }
}

function importsOf(script: string, language: string | undefined, library: string): Imports | { message: string; line: number } {
  try {
    const statements = parseScript(script, language).flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    return readImports(statements, library)
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), line: 1 }
  }
}
