import { createElement as h, type ReactElement, type ReactNode } from 'react'

/** A numbered list of steps, drawn along a line. */
export function Steps({ children }: { block: object; children?: ReactNode }): ReactElement {
  return h('div', { className: 'doc-steps' }, children)
}
