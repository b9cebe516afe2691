import { createElement as h, type ReactElement, type ReactNode } from 'react'

export interface DetailsData {
  title: string
}

/** A part that the reader opens; it needs no script. */
export function Details({ block: { title }, children }: { block: DetailsData; children?: ReactNode }): ReactElement {
  return h('details', { className: 'doc-details' }, h('summary', null, title), children)
}
