import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Button.css.ts'

/** Props of `IconButton`, in addition to those of a button. */
export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown as the native tooltip. */
  label: string
  /** The icon. */
  children: ReactNode
}

/** A square icon button with an accessible name: 32 px, 44 px on touch screens. */
export function IconButton({ label, className, children, ...props }: IconButtonProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} {...props} className={cx(styles.iconButton, className)}>
      {children}
    </button>
  )
}
