import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Mark.css.ts'

/** Props of `Mark`: those of a `span`; a number gets two digits. */
export type MarkProps = ComponentProps<'span'>

/** A line mark (`行签`), the address of a thing; numbers are written with two digits. Decoration: describe the pair once in words. */
export function Mark({ className, children, ...props }: MarkProps): ReactNode {
  return (
    <span aria-hidden="true" {...props} className={cx(styles.mark, className)}>
      {typeof children === 'number' ? String(children).padStart(2, '0') : children}
    </span>
  )
}
