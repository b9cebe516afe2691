import { createElement as h, type ReactElement } from 'react'

import { useTexts } from '../../../blocks/view/TextsContext.ts'

/** Asks whether the page was helpful. `attachArticle` sends the answer; without a port for it, or without scripts, nothing is shown. */
export function Helpful(): ReactElement {
  const { question, yes, no, thanks, failed } = useTexts().helpful
  return h(
    'div',
    { className: 'doc-meta', 'data-act': 'helpful', role: 'group', 'aria-label': question, hidden: true },
    h('p', { 'aria-hidden': true }, question),
    answer('yes', yes),
    answer('no', no),
    h('p', { role: 'status', 'data-thanks': thanks, 'data-failed': failed }),
  )
}

function answer(value: string, label: string): ReactElement {
  return h('button', { type: 'button', className: 'doc-btn doc-framed', value, 'aria-pressed': false }, label)
}
