import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './VisuallyHidden.css.ts'

/** Props of `VisuallyHidden`: those of a `span`. */
export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps): ReactNode {
  return <span {...props} className={cx(styles.visuallyHidden, className)} />
}
