import { parse, type SFCTemplateBlock } from '@vue/compiler-sfc'

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]
type ElementNode = Extract<TemplateNode, { tag: string }>

/** The template of a demo as it is shown, and where each of its components is written. */
export interface ShownTemplate {
  /** Template of the same file, without the `<template>` tags and their indentation. */
  code: string
  /** Components in the order they are written. */
  lines: ShownLine[]
}

/** One component of a shown template. */
export interface ShownLine {
  /** One-based line of {@link ShownTemplate.code}; the running component carries it as `data-line`. */
  line: number
  /** Tag as written, e.g. `DatePicker`. */
  tag: string
}

/** Reads the shown template of a component and the line of each component in it, from the compiler's own tree. */
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

/** The same source with `data-line` on each component of the template: what runs then answers to the line that wrote it. */
export function markLines(source: string): string {
  const { first, components } = readTemplate(source)
  return components.toReversed().reduce((marked, node) => {
    const at = node.loc.start.offset + 1 + node.tag.length
    return `${marked.slice(0, at)} data-line="${node.loc.start.line - first + 1}"${marked.slice(at)}`
  }, source)
}

interface TemplateTree {
  content: string
  /** Line of the file that is line 1 of what is shown. */
  first: number
  components: ElementNode[]
}

function readTemplate(source: string): TemplateTree {
  const template = parse(source).descriptor.template
  if (!template?.ast)
    throw new Error('This component has no <template>, so no line of it can be shown. Write its markup in a <template> block.')
  const blank = /^\n*/.exec(template.content)?.[0].length ?? 0
  return { content: template.content, first: template.loc.start.line + blank, components: [...componentsIn(template.ast.children)] }
}

function* componentsIn(nodes: TemplateNode[]): Generator<ElementNode> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    if (/^[A-Z]/.test(node.tag)) yield node
    yield* componentsIn(node.children)
  }
}
