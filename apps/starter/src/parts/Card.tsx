import { useId, type ReactNode } from 'react'
import * as styles from './Card.css.ts'

export interface CardProps {
  title: ReactNode
  /** At the end of the title's line. */
  end?: ReactNode
  /** Whether the content brings its own edges: lists and tables do. @default false */
  flush?: boolean
  children: ReactNode
}

/** A part of a page on its own sheet. */
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
