import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Spinner.css.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is in progress, for screen readers; without it the spinner is decorative. */
  label?: string | undefined
  className?: string | undefined
}

/** A spinning ring in the current text colour. */
export function Spinner({ label, className }: SpinnerProps): ReactNode {
  const ring = <span aria-hidden="true" className={cx(styles.spinner, className)} />
  if (label === undefined) return ring
  return (
    <output>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
