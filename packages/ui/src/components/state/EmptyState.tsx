import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './State.css.ts'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What is missing: "No invoices yet". */
  title: ReactNode
  /** How to add the first one. */
  children?: ReactNode
  /** The button or link that does so. */
  action?: ReactNode
  /** Replaces the dashed grid. */
  drawing?: ReactNode
  className?: string | undefined
}

/** An empty list: a dashed grid, a title, and an action to add items. */
export function EmptyState({ title, children, action, drawing = <DashedGrid />, className }: EmptyStateProps): ReactNode {
  return (
    <div className={cx(styles.state, className)}>
      <div className={styles.drawing}>{drawing}</div>
      <b className={styles.title}>{title}</b>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

function DashedGrid() {
  return (
    <svg width="72" height="48" viewBox="0 0 72 48" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x=".5" y=".5" width="71" height="47" rx="3" strokeDasharray="4 4" />
      <path d="M.5 14.5h71M24.5 14.5v33M48.5 14.5v33" strokeDasharray="2 4" />
    </svg>
  )
}
