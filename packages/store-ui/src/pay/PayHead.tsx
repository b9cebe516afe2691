import { Link, LogoMark } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './PayPage.css.ts'

export interface PayHeadProps {
  themeSwitch?: ReactNode
  /** What can be done with the order, at the end. */
  children?: ReactNode
}

/** The head of the standalone page: the way home, the theme, the order's own action. */
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
