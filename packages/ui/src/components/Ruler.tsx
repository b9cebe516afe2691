import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Ruler.css.ts'

/** Props of `Ruler`, beside those of a `div`. */
export interface RulerProps extends ComponentProps<'div'> {
  /** Ticks without the hairline they hang from. @default false */
  bare?: boolean | undefined
}

/** The hairline between sections with the 24 ticks of `Row` / `Col` (`标尺`), blue at 0, 8, 16 and 24. Decoration. */
export function Ruler({ bare = false, className, ...props }: RulerProps): ReactNode {
  return <div aria-hidden="true" {...props} className={cx(styles.ruler, bare && styles.bare, className)} />
}
