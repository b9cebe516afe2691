import type { ReactNode } from 'react'
import * as styles from './PageToolbar.css.ts'

/** Props of `PageToolbar`. */
export interface PageToolbarProps {
  /** Accessible name: "Filter equipment". */
  label: string
  /** Fields that filter what is below. */
  children?: ReactNode
  /** How many entries are found or selected; screen readers announce changes. */
  status?: ReactNode
  /** Buttons at the end, for example those for the selected rows. */
  actions?: ReactNode
}

/**
 * Filters, status and actions above a list or table, a search landmark. Every control is a Tab stop, because text fields
 * need the arrow keys themselves.
 */
export function PageToolbar({ label, children, status, actions }: PageToolbarProps) {
  return (
    <search className={styles.root} aria-label={label}>
      {children !== undefined && <div className={styles.filters}>{children}</div>}
      {/* A live region has to exist before its text changes. */}
      <output className={styles.status}>{status}</output>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </search>
  )
}
