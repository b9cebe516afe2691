import { useId, type ReactNode } from 'react'
import * as styles from './Card.css.ts'

export interface CardProps {
  title: ReactNode
  /** Content at the end of the title line. */
  end?: ReactNode
  /** Removes the padding, for lists and tables. @default false */
  flush?: boolean
  children: ReactNode
}

/** A section of a page on its own card. */
export function Card({ title, end, flush = false, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
