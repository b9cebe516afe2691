import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Sheet.css.ts'

/** Props of `Sheet`: those of a `div`. */
export type SheetProps = ComponentProps<'div'>

/** The sheet (`样张`) that shows the library's demos, in the colors of the library. */
export function Sheet({ className, ...props }: SheetProps): ReactNode {
  return <div data-canvas="" {...props} className={cx(styles.sheet, className)} />
}
