import { createElement as h, type ReactElement, type ReactNode } from 'react'

/** Files and folders as a tree. */
export function FileTree({ children }: { block: object; children?: ReactNode }): ReactElement {
  return h('div', { className: 'doc-files' }, children)
}
