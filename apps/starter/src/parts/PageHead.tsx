import type { ReactNode } from 'react'
import * as styles from './PageHead.css.ts'

export interface PageHeadProps {
  title: ReactNode
  /** One line under the title. */
  sub?: ReactNode
  /** Actions of the page. */
  children?: ReactNode
}

/** The header of a page: its title, and its actions at the other end. */
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
