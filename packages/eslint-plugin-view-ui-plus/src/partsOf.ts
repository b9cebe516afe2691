import type { TagPart } from '@view-site/vue-demo/tags'
import type { AST } from 'vue-eslint-parser'

/** A part of a tag, and its node. */
export type NodePart = TagPart & { node: AST.VAttribute | AST.VDirective }

/** The parts of a tag, and of the `<template>` tags that fill its slots. */
export function partsOf({ startTag, children }: AST.VElement, textOf: (node: AST.Node) => string): NodePart[] {
  const slots = children.flatMap((child) =>
    child.type === 'VElement' && child.rawName === 'template' ? child.startTag.attributes.filter(isSlot) : [],
  )
  return [...startTag.attributes, ...slots].flatMap((node): NodePart[] => {
    const part = partOf(node, textOf)
    return part ? [{ ...part, node }] : []
  })
}

function isSlot(node: AST.VAttribute | AST.VDirective): boolean {
  return node.directive && node.key.name.name === 'slot'
}

function partOf(node: AST.VAttribute | AST.VDirective, textOf: (node: AST.Node) => string): TagPart | undefined {
  if (!node.directive) return { kind: 'attribute', name: node.key.rawName, text: node.value?.value }
  const { name, argument } = node.key
  // A dynamic argument in brackets.
  if (argument?.type === 'VExpressionContainer') return undefined
  const named = argument?.rawName
  const expression = node.value?.expression ? textOf(node.value.expression) : ''
  if (name.name === 'bind' && named !== undefined) return { kind: 'binding', name: named, expression }
  if (name.name === 'model') return { kind: 'binding', name: named ?? 'modelValue', expression: '' }
  if (name.name === 'on' && named !== undefined) return { kind: 'event', name: named }
  return name.name === 'slot' ? { kind: 'slot', name: named ?? 'default' } : undefined
}
