import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { button, type ButtonLook } from './button.ts'
import { Spinner } from '../spinner/Spinner.tsx'

/** Props of `Button`, in addition to its look and those of a button. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks, but keeps the focus. @default false */
  loading?: boolean | undefined
  /** Rendered before the label. */
  icon?: ReactNode
}

/** A button, `type="button"` by default. */
export function Button({ variant, size, block, loading = false, icon, className, children, onClick, ...props }: ButtonProps): ReactNode {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      className={cx(button({ variant, size, block }), className)}
      onClick={handleClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
