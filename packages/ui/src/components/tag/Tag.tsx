import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Tag.css.ts'

/** Props of `Tag`, in addition to those of a `span`. */
export interface TagProps extends ComponentProps<'span'> {
  /** Meaning of the state. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
}

/** A short state next to a title: "Paid", "3 left". */
export function Tag({ tone = 'neutral', className, ...props }: TagProps): ReactNode {
  return <span {...props} className={cx(styles.tone[tone], className)} />
}
