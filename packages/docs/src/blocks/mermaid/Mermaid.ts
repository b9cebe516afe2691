import { createElement as h, type ReactElement } from 'react'

import type { MermaidDrawing } from './drawMermaid.ts'

export interface MermaidData {
  /** Beginning of the ids of its parts. */
  id: string
  title: string
  description: string
  drawing: MermaidDrawing
}

/** A diagram drawn from its text, with its title below; scrolls sideways inside itself where the window is narrow. */
export function Mermaid({ block: { id, title, description, drawing } }: { block: MermaidData }): ReactElement {
  const { width, height, html } = drawing
  const [caption, desc] = [`${id}-title`, `${id}-text`]
  const described = description ? { 'aria-describedby': desc } : {}
  const size = { width: Math.ceil(width), height: Math.ceil(height), viewBox: `0 0 ${width} ${height}` }
  return h(
    'figure',
    { className: 'doc-mermaid' },
    h(
      'div',
      { className: 'doc-mermaid-sheet', tabIndex: 0, role: 'group', 'aria-labelledby': caption },
      h('svg', { ...size, role: 'img', 'aria-labelledby': caption, ...described, dangerouslySetInnerHTML: { __html: html } }),
    ),
    h('figcaption', { id: caption }, title, description ? h('span', { id: desc, className: 'doc-sr' }, description) : null),
  )
}
