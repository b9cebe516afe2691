import { useId, type ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

export interface DataTableProps {
  /** Accessible name of the table. */
  label: string
  /** Header cells: `th` elements. */
  head: ReactNode
  /** The rows: `tr` elements. */
  children: ReactNode
}

/** A table that scrolls horizontally when it does not fit. */
export function DataTable({ label, head, children }: DataTableProps) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the region scrollable by keyboard
    <section className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {label}
        </caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
