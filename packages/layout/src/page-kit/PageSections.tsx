import type { ReactNode } from 'react'
import * as styles from './PageSections.css.ts'

/** Props of `PageSections`. */
export interface PageSectionsProps {
  /** Puts as many in a row as fit, each at least 340 px wide. @default false */
  fit?: boolean | undefined
  children: ReactNode
}

/** The sections of a page with space between them: below one another, or side by side. */
export function PageSections({ fit = false, children }: PageSectionsProps) {
  return <div className={fit ? styles.fitted : styles.stacked}>{children}</div>
}
