import { Link, LogoMark } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './PayPage.css.ts'

export interface PayHeadProps {
  themeSwitch?: ReactNode
  /** Actions on the order, at the end. */
  children?: ReactNode
}

/** The head of the standalone page: the link home, the theme switch, the order's actions. */
export function PayHead({ themeSwitch, children }: PayHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <Link to="/" variant="plain" className={styles.logo}>
        <LogoMark />
        View UI Plus
      </Link>
      <div className={styles.headEnd}>
        {themeSwitch}
        {children}
      </div>
    </header>
  )
}
