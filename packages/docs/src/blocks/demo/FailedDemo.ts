import { createElement as h, type ReactElement } from 'react'

import { ActionButton } from '../view/ActionButton.ts'
import { useTexts } from '../view/TextsContext.ts'

/** Template of the message in the sheet of a demo that failed: one for the page, in its language. `attachDemos` clones it. */
export function FailedDemo(): ReactElement {
  const texts = useTexts()
  const reset = h(ActionButton, { act: 'reset', icon: 'reset', label: texts.demoReset, className: 'doc-btn doc-framed' })
  const panel = h('div', { className: 'doc-failed', role: 'alert' }, h('p', null, texts.demoFailed), h('pre', null), reset)
  return h('template', { 'data-failed-demo': '' }, panel)
}
