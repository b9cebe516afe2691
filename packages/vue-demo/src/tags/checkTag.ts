import { camelize, hyphenate } from '@vue/shared'
import { closest, distance } from 'fastest-levenshtein'
import type { ComponentFacts } from './ComponentFacts.ts'
import { constantValues, type Constant } from './constantValues.ts'
import { isGlobalAttribute, nativeEvent } from './nativeNames.ts'

/** An attribute or directive of a component's tag, or a slot that is filled inside it. */
export type TagPart =
  /** `text="a"`: `text` is undefined in `<Button loading>`. */
  | { kind: 'attribute'; name: string; text: string | undefined }
  /** `:name="expression"`, and `v-model:name="expression"` with its modifiers. */
  | { kind: 'binding'; name: string; expression: string; isModel?: true; modifiers?: readonly string[] }
  | { kind: 'event'; name: string }
  /** `hasCondition`: its `<template>` has a `v-if`. */
  | { kind: 'slot'; name: string; hasCondition?: true }
  /** Any other directive, without `v-`; `bind` and `on` are those whose names are not known. Only the traps are about these. */
  | { kind: 'directive'; name: string; expression: string }

/** What is wrong with one part of a tag. */
export type TagProblem<Part extends TagPart = TagPart> = { part: Part; component: string; member: string } & (
  | { kind: 'unknown-prop' | 'unknown-event' | 'unknown-slot'; suggestion?: string }
  | { kind: 'wrong-value'; value: Constant; values: readonly (string | number)[] }
  /** `binding`: what was meant, where a static attribute has a number or a boolean as text. */
  | { kind: 'wrong-type'; value: Constant; types: readonly string[]; binding?: string }
  | { kind: 'deprecated' }
)

/** Compares the parts of a component's tag with its facts. Returns the problems in the order of the parts. */
export function checkTag<Part extends TagPart>(component: string, parts: readonly Part[], facts: ComponentFacts): TagProblem<Part>[] {
  return parts.flatMap((part): TagProblem<Part>[] => {
    const place = { part, component, member: part.name }
    const isDeprecated = part.kind !== 'directive' && facts.deprecated?.some((name) => camelize(name) === camelize(part.name))
    const problem = findProblem(part, facts) ?? (isDeprecated ? ({ kind: 'deprecated' } as const) : undefined)
    return problem ? [{ ...place, ...problem }] : []
  })
}

type Problem = TagProblem extends infer One ? (One extends unknown ? Omit<One, 'part' | 'component' | 'member'> : never) : never

function findProblem(part: TagPart, facts: ComponentFacts): Problem | undefined {
  if (part.kind === 'event') return findEventProblem(part.name, facts)
  if (part.kind === 'slot') return findSlotProblem(part.name, facts)
  if (part.kind === 'directive') return undefined
  const prop = facts.props[camelize(part.name)]
  if (!prop) return isGlobalAttribute(part.name) || acceptsAttribute(part.name, facts) ? undefined : unknownProp(part.name, facts)
  if (part.kind === 'attribute') return part.text === undefined ? undefined : findAttributeProblem(part.name, part.text, prop)
  if (part.isModel) return undefined
  return constantValues(part.expression)
    .map((value) => findValueProblem(value, prop))
    .find((problem) => problem !== undefined)
}

function acceptsAttribute(name: string, { attributes = [] }: ComponentFacts): boolean {
  return attributes.includes('*') || attributes.includes(hyphenate(name))
}

function unknownProp(name: string, { props, events }: ComponentFacts): Problem {
  const listener = [name, name.replace(/^on(?=[A-Z])/, 'on-')].find((event) => includesName(events, event))
  const suggestion = listener === undefined ? nearest(hyphenate(name), Object.keys(props).map(hyphenate)) : `@${hyphenate(listener)}`
  return { kind: 'unknown-prop', ...(suggestion !== undefined && { suggestion }) }
}

/** What the browser fires reaches a component's root element. A `change` or `focus` there is not what `on-change` or `on-focus` says. */
function findEventProblem(name: string, { events, props }: ComponentFacts): Problem | undefined {
  const native = nativeEvent(name)
  if (includesName(events, name) || native === 'inputEvent' || /^(vue:|vnode)/.test(name)) return undefined
  const own = `on-${hyphenate(name)}`
  if (includesName(events, own)) return { kind: 'unknown-event', suggestion: own }
  if (native) return undefined
  // A callback that is a prop: `on-success` of Upload.
  if (props[camelize(name)]?.types.includes('Function')) return { kind: 'unknown-event', suggestion: `:${hyphenate(name)}` }
  const suggestion = nearest(hyphenate(name), events)
  return { kind: 'unknown-event', ...(suggestion !== undefined && { suggestion }) }
}

function findSlotProblem(name: string, { slots }: ComponentFacts): Problem | undefined {
  if (slots.includes(name) || slots.some((slot) => slot.startsWith('['))) return undefined
  const suggestion = nearest(name, slots)
  return { kind: 'unknown-slot', ...(suggestion !== undefined && { suggestion }) }
}

/** Vue takes an empty text, and the prop's own name, for `true` where a prop accepts a boolean. */
function findAttributeProblem(name: string, text: string, prop: ComponentFacts['props'][string]): Problem | undefined {
  const isTrue = prop.types.includes('Boolean') && (text === '' || text === hyphenate(name))
  if (isTrue) return undefined
  const problem = findValueProblem(text, prop)
  const isMeant =
    (prop.types.includes('Boolean') && /^(true|false)$/.test(text)) || (prop.types.includes('Number') && /^-?\d+(\.\d+)?$/.test(text))
  return problem?.kind === 'wrong-type' && isMeant ? { ...problem, binding: `:${name}="${text}"` } : problem
}

function findValueProblem(value: Constant, { types, values }: ComponentFacts['props'][string]): Problem | undefined {
  if (value === null || value === undefined) return undefined
  const type = typeof value === 'string' ? 'String' : typeof value === 'number' ? 'Number' : 'Boolean'
  if (types.length > 0 && !types.includes(type)) return { kind: 'wrong-type', value, types }
  if (!values || typeof value === 'boolean' || values.includes(value)) return undefined
  return { kind: 'wrong-value', value, values }
}

function includesName(names: readonly string[], name: string): boolean {
  return names.some((one) => camelize(one) === camelize(name))
}

/** The name that was probably meant: one that differs in a third of its letters or less. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const near = closest(name, [...names])
  return distance(name, near) <= Math.max(name.length, near.length) / 3 ? near : undefined
}
