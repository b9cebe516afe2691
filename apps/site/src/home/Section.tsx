import { Ruler, Shell } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './Section.css.ts'

export interface SectionProps {
  /** Shown above the heading, like a tag of the library. */
  tag: string
  title: string
  lead: string
  children: ReactNode
}

/** A section of the home page: a ruler, a heading over 14 columns and its lead over 10. */
export function Section({ tag, title, lead, children }: SectionProps) {
  return (
    <Shell as="section" className={styles.section}>
      <Ruler />
      <div className={styles.head}>
        <div>
          <span className={styles.tag} aria-hidden="true">
            {tag}
          </span>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </Shell>
  )
}
