import type { TagPart } from '@view-site/vue-demo/tags'
import type { AST } from 'vue-eslint-parser'

/** A part of a tag, and its node. */
export type NodePart = TagPart & { node: AST.VAttribute | AST.VDirective }

/** The parts of a tag, and of the `<template>` tags that fill its slots. */
export function partsOf({ startTag, children }: AST.VElement, textOf: (node: AST.Node) => string): NodePart[] {
  const slots = children.flatMap((child) => (child.type === 'VElement' && child.rawName === 'template' ? slotsOf(child, textOf) : []))
  return [...startTag.attributes.flatMap((node) => withNode(partOf(node, textOf), node)), ...slots]
}

function slotsOf({ startTag: { attributes } }: AST.VElement, textOf: (node: AST.Node) => string): NodePart[] {
  const hasCondition = attributes.some(({ directive, key }) => directive && /^(if|else-if|else)$/.test(key.name.name))
  return attributes.flatMap((node) => {
    const slot = node.directive && node.key.name.name === 'slot' ? partOf(node, textOf) : undefined
    return slot ? withNode({ ...slot, ...(hasCondition && { hasCondition }) }, node) : []
  })
}

function withNode(part: TagPart | undefined, node: NodePart['node']): NodePart[] {
  return part ? [{ ...part, node }] : []
}

function partOf(node: AST.VAttribute | AST.VDirective, textOf: (node: AST.Node) => string): TagPart | undefined {
  if (!node.directive) return { kind: 'attribute', name: node.key.rawName, text: node.value?.value }
  const { argument, modifiers } = node.key
  const { name } = node.key.name
  const expression = node.value?.expression ? textOf(node.value.expression) : ''
  // A dynamic argument in brackets.
  if (argument?.type === 'VExpressionContainer') return name === 'slot' ? undefined : { kind: 'directive', name, expression }
  const named = argument?.rawName
  if (name === 'bind' && named !== undefined) return { kind: 'binding', name: named, expression }
  if (name === 'model')
    return {
      kind: 'binding',
      name: named ?? 'modelValue',
      expression,
      isModel: true,
      modifiers: modifiers.map((modifier) => modifier.name),
    }
  if (name === 'on' && named !== undefined) return { kind: 'event', name: named }
  return name === 'slot' ? { kind: 'slot', name: named ?? 'default' } : { kind: 'directive', name, expression }
}
