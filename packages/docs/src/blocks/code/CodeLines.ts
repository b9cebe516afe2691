import { createElement as h, type ReactElement } from 'react'

export interface CodeLinesProps {
  /** Name for who does not see it. */
  label: string
  /** HTML of the lines, made by `linesHtml`. */
  lines: string
}

/** The numbered lines of a file. Scrolls sideways inside itself, by keyboard too. */
export function CodeLines({ label, lines }: CodeLinesProps): ReactElement {
  const code = h('code', { dangerouslySetInnerHTML: { __html: lines } })
  return h('pre', { className: 'doc-code', tabIndex: 0, role: 'group', 'aria-label': label }, code)
}
