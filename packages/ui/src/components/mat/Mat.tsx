import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Mat.css.ts'
import { Ruler } from '../ruler/Ruler.tsx'

/** Props of `Mat`, in addition to those of a `div`. */
export interface MatProps extends ComponentProps<'div'> {
  /** Name of the content, usually a file. */
  label?: ReactNode
  /** Note at the other end of the top line. */
  end?: ReactNode
  /** Shows the ruler's numbers 0, 8, 16, 24 instead of the label. @default false */
  scale?: boolean | undefined
}

/** The sunken frame around a sheet: a top line, the ruler, then the sheet. */
export function Mat({ label, end, scale = false, className, children, ...props }: MatProps): ReactNode {
  return (
    <div {...props} className={cx(styles.mat, className)}>
      {scale ? (
        <div aria-hidden="true" className={styles.top}>
          {[0, 8, 16, 24].map((column) => (
            <span key={column} className={styles.scaleLabel} style={at(column)}>
              {column}
            </span>
          ))}
        </div>
      ) : (
        <div className={styles.top}>
          <span>{label}</span>
          <span>{end}</span>
        </div>
      )}
      <Ruler bare />
      {children}
    </div>
  )
}

function at(column: number): CSSProperties {
  const name = styles.column.slice('var('.length, -1)
  return { [name]: column }
}
