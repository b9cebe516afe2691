import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Clauses.css.ts'

/** An item of the list. */
export interface Clause {
  /** @default its number */
  id?: string | undefined
  title: ReactNode
  /** One or two sentences under the title. */
  text?: ReactNode
}

/** Props of `Clauses`, in addition to those of a `div`. */
export interface ClausesProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading of the list. */
  title?: ReactNode
  /** Note at the end of the heading, usually a `Tag` with the count. */
  end?: ReactNode
  items: readonly Clause[]
}

/** A numbered list of promises, with the numbers in a gutter like line numbers of code. */
export function Clauses({ title, end, items, className, ...props }: ClausesProps): ReactNode {
  return (
    <div {...props} className={cx(styles.clauses, className)}>
      {(title !== undefined || end !== undefined) && (
        <div className={styles.head}>
          <span>{title}</span>
          {end}
        </div>
      )}
      <ol>
        {items.map((item, index) => (
          <li key={item.id ?? index} id={item.id} className={styles.clause}>
            <span aria-hidden="true" className={styles.number}>
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <b className={styles.title}>{item.title}</b>
              {item.text !== undefined && <p className={styles.text}>{item.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
