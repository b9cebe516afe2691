import { camelize } from '@vue/shared'
import type { TagPart } from '../tags/checkTag.ts'
import { constantValues, type Constant } from '../tags/constantValues.ts'
import { functionText, initialText } from './scriptTexts.ts'
import type { TrapCase, TrapRule } from './TrapCase.ts'
import { trapRules } from './trapRules.ts'
import type { TrapProblem, TrapTag } from './TrapTag.ts'

/**
 * Finds the traps in a tag. `script` is the text of the file's scripts, in which the targets of `v-model` and functions are looked up.
 *
 * @param rules - The rules to apply; all by default.
 */
export function checkTraps<Part extends TagPart>(
  tag: TrapTag<Part>,
  script = '',
  rules: readonly TrapRule[] = trapRules,
): TrapProblem<Part>[] {
  return rules.flatMap((rule) =>
    rule.cases.flatMap((one) => (isAbout(one, tag) ? problemsOf(one, tag, script).map((found) => ({ rule: rule.name, ...found })) : [])),
  )
}

/** Whether everything but the reported part is as the case says. */
function isAbout(one: TrapCase, tag: TrapTag): boolean {
  const names = new Set(tag.content)
  return (
    (one.tags?.includes(tag.name) ?? true) &&
    (one.inside?.some((name) => tag.ancestors.includes(name)) ?? true) &&
    (one.contains?.some((name) => names.has(name)) ?? true) &&
    !one.containsNo?.some((name) => names.has(name)) &&
    (!one.hasContent || tag.hasContent) &&
    Object.entries(one.with ?? {}).every(([selector, test]) => partsNamed(tag.parts, selector).some((part) => passes(part, test))) &&
    !(one.without && tag.parts.some(isSpread)) &&
    !one.without?.some((selector) => partsNamed(tag.parts, selector).length > 0)
  )
}

function problemsOf<Part extends TagPart>(one: TrapCase, tag: TrapTag<Part>, script: string): Omit<TrapProblem<Part>, 'rule'>[] {
  const { trap } = one
  if (one.part === undefined) return [{ trap, text: fill(one.text, { tag: tag.name }) }]
  return partsNamed(tag.parts, one.part).flatMap((part) => {
    const constants = constantsOf(part)
    if (!matches(part, one, script) || (one.value && !constants.some(one.value))) return []
    const value = String((one.value ? constants.find(one.value) : constants[0]) ?? textOf(part))
    const text = fill(one.text, { tag: tag.name, part: part.name, value })
    // Of the branches of an expression, only one is wrong.
    const fix = constants.length === 1 ? one.fix?.(value) : undefined
    return [{ trap, part, text, ...(fix !== undefined && { fix }) }]
  })
}

function matches(part: TagPart, { expression, initial, handler, modifier, hasCondition }: TrapCase, script: string): boolean {
  const text = textOf(part)
  return (
    (expression?.test(text) ?? true) &&
    (!hasCondition || ('hasCondition' in part && part.hasCondition !== undefined)) &&
    (modifier === undefined || ('modifiers' in part && (part.modifiers?.includes(modifier) ?? false))) &&
    (initial === undefined || isTested(initial, initialText(text, script))) &&
    (handler === undefined || isTested(handler, functionText(text, script)))
  )
}

function isTested(pattern: RegExp, text: string | undefined): boolean {
  return text !== undefined && pattern.test(text)
}

function passes(part: TagPart, test: true | ((value: Constant) => boolean)): boolean {
  return test === true || constantsOf(part).some(test)
}

/** The parts that a selector names, without those that are turned off, such as `:closable="false"`. */
function partsNamed<Part extends TagPart>(parts: readonly Part[], selector: string): Part[] {
  return parts.filter((part) =>
    selector.split('|').some((one) => (one.endsWith('=') ? isNamed(part, one.slice(0, -1)) : isNamed(part, one) && !isOff(part))),
  )
}

function isNamed(part: TagPart, selector: string): boolean {
  if (selector.startsWith('@')) return part.kind === 'event' && camelize(part.name) === camelize(selector.slice(1))
  if (selector.startsWith('#')) return part.kind === 'slot' && part.name === selector.slice(1)
  if (selector.startsWith('v-model'))
    return (
      part.kind === 'binding' &&
      part.isModel === true &&
      camelize(part.name) === camelize(selector.slice('v-model:'.length) || 'modelValue')
    )
  if (selector.startsWith('v-')) return part.kind === 'directive' && part.name === selector.slice(2)
  const isProp = part.kind === 'attribute' || (part.kind === 'binding' && part.isModel !== true)
  return isProp && camelize(part.name) === camelize(selector)
}

function isOff(part: TagPart): boolean {
  const constants = part.kind === 'binding' ? constantValues(part.expression) : []
  return constants.length > 0 && constants.every((value) => value === false || value === undefined)
}

function isSpread(part: TagPart): boolean {
  return part.kind === 'directive' && (part.name === 'bind' || part.name === 'on')
}

function textOf(part: TagPart): string {
  if (part.kind === 'attribute') return part.text ?? ''
  return 'expression' in part ? (part.expression ?? '') : ''
}

function constantsOf(part: TagPart): Constant[] {
  if (part.kind === 'attribute') return [part.text ?? '']
  return constantValues(textOf(part))
}

function fill(text: TrapCase['text'], values: Readonly<Record<string, string>>): TrapCase['text'] {
  const filled = (template: string) => template.replaceAll(/\{(tag|part|value)\}/g, (all, name: string) => values[name] ?? all)
  return { 'zh-CN': filled(text['zh-CN']), 'en-US': filled(text['en-US']) }
}
