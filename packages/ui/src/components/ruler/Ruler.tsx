import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Ruler.css.ts'

/** Props of `Ruler`, in addition to those of a `div`. */
export interface RulerProps extends ComponentProps<'div'> {
  /** Draws the ticks without the hairline. @default false */
  bare?: boolean | undefined
}

/** A section divider with the 24 ticks of `Row` / `Col` (`标尺`), blue at 0, 8, 16 and 24. Decorative. */
export function Ruler({ bare = false, className, ...props }: RulerProps): ReactNode {
  return <div aria-hidden="true" {...props} className={cx(styles.ruler, bare && styles.bare, className)} />
}
