import type { SFCTemplateBlock } from '@vue/compiler-sfc'
import type { TemplateNode } from '../facts/syntax.ts'
import type { TagPart } from '../tags/checkTag.ts'

/** A tag in the syntax tree of a template. */
export type Element = Extract<TemplateNode, { tag: string }>

/** A part of a tag with its place in the source: line and column from 1, offsets from 0. */
export type PlacedPart = TagPart & { line: number; column: number; start: number; end: number }

type ElementPart = Element['props'][number]
type Directive = Extract<ElementPart, { modifiers: unknown }>

/** The elements of a tree, in the order of the source. */
export function elementsIn(tree: SFCTemplateBlock['ast'] | Element): Element[] {
  return (tree?.children ?? []).flatMap((node) => ('tag' in node ? [node, ...elementsIn(node)] : []))
}

/** The parts of a tag, and of the `<template>` tags that fill its slots. */
export function partsOf({ props, children }: Element): PlacedPart[] {
  const slots = children.flatMap((child) => ('tag' in child && child.tag === 'template' ? slotsOf(child.props) : []))
  return [...props.flatMap((part) => placed(part, partOf(part))), ...slots]
}

function slotsOf(props: readonly ElementPart[]): PlacedPart[] {
  const hasCondition = props.some((part) => /^(if|else-if|else)$/.test(part.name))
  return props.flatMap((part) => {
    const slot = isDirective(part) && part.name === 'slot' ? partOf(part) : undefined
    return slot ? placed(part, { ...slot, ...(hasCondition && { hasCondition }) }) : []
  })
}

function placed(part: ElementPart, as: TagPart | undefined): PlacedPart[] {
  const { start, end } = part.loc
  return as ? [{ ...as, line: start.line, column: start.column, start: start.offset, end: end.offset }] : []
}

function isDirective(part: ElementPart): part is Directive {
  return 'modifiers' in part
}

function partOf(part: ElementPart): TagPart | undefined {
  if (!isDirective(part)) return { kind: 'attribute', name: part.name, text: part.value?.content }
  const { name, arg, exp } = part
  const expression = exp && 'content' in exp ? exp.content : ''
  const argument = arg && 'isStatic' in arg && arg.isStatic ? arg.content : undefined
  // An argument in brackets.
  if (arg && argument === undefined) return name === 'slot' ? undefined : { kind: 'directive', name, expression }
  if (name === 'bind' && argument !== undefined) return { kind: 'binding', name: argument, expression }
  if (name === 'model')
    return {
      kind: 'binding',
      name: argument ?? 'modelValue',
      expression,
      isModel: true,
      modifiers: part.modifiers.map(({ content }) => content),
    }
  if (name === 'on' && argument !== undefined) return { kind: 'event', name: argument }
  return name === 'slot' ? { kind: 'slot', name: argument ?? 'default' } : { kind: 'directive', name, expression }
}
