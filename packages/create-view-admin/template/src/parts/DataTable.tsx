import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '@view-site/ui'

export interface DataTableProps {
  /** Accessible name of the table. */
  label: string
  /** Names of the columns. */
  columns: readonly string[]
  /** The rows: `tr` elements. */
  children: ReactNode
}

/** A table that scrolls horizontally where it does not fit. */
export function DataTable({ label, columns, children }: DataTableProps) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and scrolling has to be possible by keyboard
    <section className="table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption>
          <VisuallyHidden id={id}>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
