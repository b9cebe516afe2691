import type { ReactNode } from 'react'
import * as styles from './Landing.css.ts'

export interface LandingProps {
  /** The large word: an HTTP status. */
  code: string
  title: string
  children?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
}

/** A page that says one thing: an error, and the way on. */
export function Landing({ code, title, children, actions }: LandingProps) {
  return (
    <section className={styles.landing}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}
