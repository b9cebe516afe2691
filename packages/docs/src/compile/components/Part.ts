import { createElement as h, type ReactElement, type ReactNode } from 'react'

export interface PartData {
  /** Depth of the heading it begins with. */
  depth: 2 | 3
  /** It is in view when the page opens: it never waits. */
  first: boolean
}

/** A heading and what stands below it up to the next one: laid out when it is near the view, or when nothing else is to do. */
export function Part({ block: { depth, first }, children }: { block: PartData; children?: ReactNode }): ReactElement {
  return h('div', { className: 'doc-part', 'data-depth': depth === 3 ? 3 : undefined, 'data-first': first ? '' : undefined }, children)
}
