import { createElement as h, type ReactElement, type ReactNode } from 'react'

export interface PartData {
  /** Depth of the heading it begins with. */
  depth: 2 | 3
  /** It is in view when the page opens: it never waits. */
  first: boolean
  /** With it begins what no window of usual height shows at first. */
  below: boolean
}

/** A heading and everything up to the next one: laid out when it is near the view, or when the browser is idle. */
export function Part({ block: { depth, first, below }, children }: { block: PartData; children?: ReactNode }): ReactElement {
  const marks = { 'data-depth': depth === 3 ? 3 : undefined, 'data-first': first ? '' : undefined, 'data-below': below ? '' : undefined }
  return h('div', { className: 'doc-part', ...marks }, children)
}
