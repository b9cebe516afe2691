import { SearchIcon } from '@view-site/ui'
import type { ComponentProps } from 'react'
import * as styles from './SearchButton.css.ts'
import { useT } from '../common/useT.ts'

/** Props of `SearchButton`, besides those of a button. */
export interface SearchButtonProps extends ComponentProps<'button'> {
  /** Keys that do the same, shown at its end: `⌘K`. */
  keys?: string
}

/** The header's search button: 140 px wide, an icon on a phone. Goes into the slot `Search`. */
export function SearchButton({ keys, className, ...props }: SearchButtonProps) {
  const t = useT()
  return (
    <button type="button" {...props} className={className === undefined ? styles.button : `${styles.button} ${className}`}>
      <SearchIcon />
      <span className={styles.text}>{t('search')}</span>
      {keys !== undefined && (
        <kbd className={styles.keys} dir="ltr" aria-hidden="true">
          {keys}
        </kbd>
      )}
    </button>
  )
}
