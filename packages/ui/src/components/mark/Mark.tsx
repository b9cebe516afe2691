import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Mark.css.ts'

/** Props of `Mark`: those of a `span`; a number gets two digits. */
export type MarkProps = ComponentProps<'span'>

/** The number or label of an item (`行签`); numbers are padded to two digits. Decorative: hidden from screen readers. */
export function Mark({ className, children, ...props }: MarkProps): ReactNode {
  return (
    <span aria-hidden="true" {...props} className={cx(styles.mark, className)}>
      {typeof children === 'number' ? String(children).padStart(2, '0') : children}
    </span>
  )
}
