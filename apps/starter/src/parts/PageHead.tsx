import type { ReactNode } from 'react'
import * as styles from './PageHead.css.ts'

export interface PageHeadProps {
  title: ReactNode
  /** One line under the title. */
  sub?: ReactNode
  /** What can be done here. */
  children?: ReactNode
}

/** The head of a page: its title, and at the far end what can be done. */
export function PageHead({ title, sub, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {sub !== undefined && <p className={styles.sub}>{sub}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
