import { createElement as h, type ReactElement } from 'react'

import type { SvgNode } from './parseSvg.ts'
import type { DiagramDrawing } from './readDiagram.ts'

export interface DiagramData {
  id: string
  drawing: DiagramDrawing
}

/** A drawing with its title below; scrolls sideways inside itself where the window is narrow. */
export function Diagram({ block: { id, drawing } }: { block: DiagramData }): ReactElement {
  const { title, description, width, height, shapes } = drawing
  const [caption, desc, arrow] = [`${id}-title`, `${id}-text`, `${id}-arrow`]
  const head = h('path', { d: 'M0 0 8 4 0 8z', className: 'doc-diagram-head' })
  const marker = h('marker', { id: arrow, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' }, head)
  return h(
    'figure',
    { className: 'doc-diagram' },
    h(
      'div',
      { className: 'doc-diagram-sheet', tabIndex: 0, role: 'group', 'aria-labelledby': caption },
      h(
        'svg',
        { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-labelledby': caption, 'aria-describedby': desc },
        h('desc', { id: desc }, description),
        h('defs', null, marker),
        shapes.map((shape, index) => draw(shape, index, arrow)),
      ),
    ),
    h('figcaption', { id: caption }, title),
  )
}

/** Names and attributes were checked when the drawing was read; React escapes the values. */
function draw(node: SvgNode, key: number, arrow: string): ReactElement | string {
  if (!('name' in node)) return node.text
  const { class: className, lang: _lang, 'text-anchor': textAnchor, ...rest } = node.attributes
  const marker = className?.split(' ').includes('arrow') ? { markerEnd: `url(#${arrow})` } : {}
  const children = node.children.map((child, index) => draw(child, index, arrow))
  return h(node.name, { key, className, textAnchor, ...rest, ...marker }, ...children)
}
