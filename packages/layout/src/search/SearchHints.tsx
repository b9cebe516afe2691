import { Kbd } from '@view-site/ui'
import * as styles from './SearchDialog.css.ts'
import type { SearchTexts } from './texts.ts'

/** The keyboard shortcuts of the picker. */
export function SearchHints({ texts }: { texts: SearchTexts }) {
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {texts.select}
      </span>
      <span>
        <Kbd>↵</Kbd>
        {texts.open}
      </span>
      <span>
        <Kbd>{command}</Kbd>
        <Kbd>↵</Kbd>
        {texts.openInTab}
      </span>
    </div>
  )
}
