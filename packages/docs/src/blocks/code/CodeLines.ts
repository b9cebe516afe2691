import { createElement as h, type ReactElement } from 'react'

export interface CodeLinesProps {
  /** Text alternative for screen readers. */
  label: string
  /** HTML of the lines, made by `linesHtml`. */
  lines: string
  /** Id of the panel that it is, where tabs choose between the lines of two languages; the first is chosen. */
  panel?: string
}

/** The numbered lines of a file. Scrolls sideways inside itself, by keyboard too. */
export function CodeLines({ label, lines, panel }: CodeLinesProps): ReactElement {
  const code = h('code', { dangerouslySetInnerHTML: { __html: lines } })
  const role = panel === undefined ? 'group' : 'tabpanel'
  const rest = panel === undefined ? undefined : ''
  return h('pre', { className: 'doc-code', tabIndex: 0, role, 'aria-label': label, id: panel, 'data-rest': rest }, code)
}
