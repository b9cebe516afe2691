import { useId, type ReactNode } from 'react'
import * as styles from './PageSection.css.ts'

/** Props of `PageSection`. */
export interface PageSectionProps {
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** At the end of the title's line: buttons, or a note. */
  actions?: ReactNode
  /** Without padding, for tables and lists that reach the edges. @default false */
  flush?: boolean | undefined
  /** At the foot, for example a link to all entries. */
  footer?: ReactNode
  /** Level of the heading; 3 in a section of a section. @default 2 */
  level?: 2 | 3 | undefined
  children: ReactNode
}

/** A part of a page on its own card, a region named by its heading. */
export function PageSection({ title, description, actions, flush = false, footer, level = 2, children }: PageSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.texts}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={flush ? styles.flush : styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </section>
  )
}
