import type { ReactNode } from 'react'
import * as styles from './PageFooter.css.ts'

/** Props of `PageFooter`. */
export interface PageFooterProps {
  /** Accessible name: "Save or discard". */
  label: string
  /** At the start, for example how many changes are not saved; screen readers announce changes. */
  text?: ReactNode
  /** The buttons; put the primary one last. */
  children: ReactNode
}

/** A bar with the actions of a long page: it stays at the foot of the window until the page's end is reached. */
export function PageFooter({ label, text, children }: PageFooterProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` is for fields, and this has buttons
    <div role="group" aria-label={label} className={styles.root}>
      <output className={styles.text}>{text}</output>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
