import { parse, type SFCTemplateBlock } from '@vue/compiler-sfc'
import { lineAttribute } from '../documentNames.ts'

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]
type ElementNode = Extract<TemplateNode, { tag: string }>

/** The displayed template of a demo, and the lines of its components. */
export interface ShownTemplate {
  /** Template of the same file, without the `<template>` tags and their indentation. */
  code: string
  /** Components in the order they are written. */
  lines: ShownLine[]
}

/** A component in a displayed template. */
export interface ShownLine {
  /** One-based line in {@link ShownTemplate.code}; the rendered component has it as `lineAttribute`. */
  line: number
  /** Tag as written, e.g. `DatePicker`. */
  tag: string
}

/** Reads the displayed template of a demo and the line of each component in it, from Vue's template AST. */
export function lineMap(source: string): ShownTemplate {
  const { content, first, components } = readTemplate(source)
  const lines = content.split('\n')
  const filled = lines.filter((line) => line.trim())
  const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length))
  const code = lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
  return { code, lines: components.map((node) => ({ line: node.loc.start.line - first + 1, tag: node.tag })) }
}

/** Adds `lineAttribute` to each component of the template, so that rendered components can be traced to their lines. */
export function markLines(source: string): string {
  const { first, components } = readTemplate(source)
  return mark(source, components, first)
}

/** Adds `lineAttribute` to each element of the template, components and others: its number is the line in the file. */
export function markFileLines(source: string): string {
  const nodes = parse(source, { sourceMap: false }).descriptor.template?.ast?.children ?? []
  return mark(source, [...elementsIn(nodes)].filter(hasElement), 1)
}

function mark(source: string, nodes: readonly ElementNode[], first: number): string {
  return nodes.toReversed().reduce((marked, node) => {
    const at = node.loc.start.offset + 1 + node.tag.length
    return `${marked.slice(0, at)} ${lineAttribute}="${node.loc.start.line - first + 1}"${marked.slice(at)}`
  }, source)
}

/** Tags without an element of their own, or whose element is in `body`: an attribute would be lost, and Vue warns of it in development. */
const withoutElement = /^(template|slot|teleport|suspense|keep-?alive|transition(-?group)?|modal|drawer)$/i

function hasElement({ tag }: ElementNode): boolean {
  return !withoutElement.test(tag)
}

interface TemplateTree {
  content: string
  /** The line of the file at which the displayed template starts. */
  first: number
  components: ElementNode[]
}

function readTemplate(source: string): TemplateTree {
  const template = parse(source, { sourceMap: false }).descriptor.template
  if (!template?.ast)
    throw new Error('This component has no <template>, so no line of it can be shown. Write its markup in a <template> block.')
  const blank = /^\n*/.exec(template.content)?.[0].length ?? 0
  return {
    content: template.content,
    first: template.loc.start.line + blank,
    components: [...elementsIn(template.ast.children)].filter(({ tag }) => /^[A-Z]/.test(tag)),
  }
}

function* elementsIn(nodes: TemplateNode[]): Generator<ElementNode> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    yield node
    yield* elementsIn(node.children)
  }
}
