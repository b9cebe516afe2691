import type { ReactNode } from 'react'
import * as styles from './StatusPage.css.ts'

export interface StatusPageProps {
  /** HTTP status, shown large. @default none */
  code?: string | undefined
  title: string
  children?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
}

/** A page for an HTTP status or a failure: what happened and where to go. */
export function StatusPage({ code, title, children, actions }: StatusPageProps) {
  return (
    <section className={styles.statusPage}>
      {code === undefined ? null : (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}
