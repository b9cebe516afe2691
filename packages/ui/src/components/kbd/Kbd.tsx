import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Kbd.css.ts'

/** Props of `Kbd`: those of a `kbd`. */
export type KbdProps = ComponentProps<'kbd'>

/** A key or a combination of keys. */
export function Kbd({ className, ...props }: KbdProps): ReactNode {
  return <kbd {...props} className={cx(styles.kbd, className)} />
}
