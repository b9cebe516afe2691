import type { ReactNode } from 'react'
import * as styles from './Gallery.css.ts'

/** One group of components under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}
