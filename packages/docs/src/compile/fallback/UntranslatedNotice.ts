import { createElement as h, type ReactElement } from 'react'

import { useTexts } from '../../blocks/view/TextsContext.ts'

/** Says, in the reader's language, that the page is not translated. */
export function UntranslatedNotice(): ReactElement {
  return h('div', { className: 'doc-tip', 'data-tone': 'note', role: 'note' }, h('p', null, useTexts().untranslated))
}
