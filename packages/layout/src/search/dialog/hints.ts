import { kbd } from '@view-site/ui/classes'
import type { SearchTexts } from '../texts.ts'
import { element } from '@view-site/ui/dom'
import * as styles from './Hints.css.ts'

/** The keyboard shortcuts of the picker. */
export function hints({ select, open, openInTab }: SearchTexts): HTMLElement {
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return element(
    'div',
    { class: styles.hints, 'aria-hidden': 'true' },
    hint(['↑', '↓'], select),
    hint(['↵'], open),
    hint([command, '↵'], openInTab),
  )
}

function hint(keys: readonly string[], text: string): HTMLElement {
  return element('span', {}, ...keys.map((key) => element('kbd', { class: kbd }, key)), text)
}
