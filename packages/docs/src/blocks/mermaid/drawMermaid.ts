import type { renderMermaidSVG } from 'beautiful-mermaid'

import { escapeText } from '../code/escapeText.ts'
import { parseSvg, type SvgNode } from '../diagram/parseSvg.ts'

/** A diagram, as what is inside its `<svg>`. Its colours are the custom properties of `mermaid.later.css.ts`. */
export interface MermaidDrawing {
  width: number
  height: number
  html: string
}

/** Kinds of diagrams that the renderer knows, for messages. */
export const mermaidKinds = ['flowchart', 'stateDiagram-v2', 'sequenceDiagram', 'classDiagram', 'erDiagram']

type Render = typeof renderMermaidSVG

let render: Render | undefined

/** Loads the renderer, once for all pages. */
export async function loadMermaid(): Promise<void> {
  render ??= (await import('beautiful-mermaid')).renderMermaidSVG
}

/** Draws a diagram. Call `loadMermaid` before. Throws where the text is no diagram of a known kind. */
export function drawMermaid(text: string, id: string): MermaidDrawing {
  if (!render) throw new Error('drawMermaid: call loadMermaid() before.')
  // Its charts need a separate stylesheet with its colours.
  if (/^\s*xychart/.test(text)) throw new Error('Charts are not drawn')
  const source = render(text, { bg: 'none', fg: 'none', transparent: true, padding: 8 })
  // Its colours and its font are those of the page.
  const svg = parseSvg(source.replaceAll(/<style>[\s\S]*?<\/style>/g, ''))
  const [, , width = 0, height = 0] = (svg.attributes['viewBox'] ?? '').split(' ').map((number) => round(Number(number)))
  return { width, height, html: svg.children.map((child) => htmlOf(child, id)).join('') }
}

const elements = ['circle', 'defs', 'ellipse', 'g', 'line', 'marker', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan']

/** Attributes that have no effect here, or that only its own stylesheet would use. */
const unused = /^(?:data-|class$|xmlns|style$|on)/

/** The author writes parts of the source, such as colours: nothing may lead out of the page. */
function htmlOf(node: SvgNode, id: string): string {
  if (!('name' in node)) return escapeText(node.text)
  if (!elements.includes(node.name)) return ''
  const attributes = Object.entries(node.attributes).flatMap(([name, value]) => {
    if (name === 'class' && value === 'mono') return ['class="mono"']
    if (unused.test(name)) return []
    if (name === 'id') return [`id="${id}-${escapeValue(value)}"`]
    const own = /^url\(#([\w-]+)\)$/.exec(value)?.[1]
    if (own !== undefined) return [`${name}="url(#${id}-${own})"`]
    return value.includes('url(')
      ? []
      : [`${name}="${escapeValue(value.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(round(Number(number)))))}"`]
  })
  const tag = [node.name, ...attributes].join(' ')
  return `<${tag}>${node.children.map((child) => htmlOf(child, id)).join('')}</${node.name}>`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
