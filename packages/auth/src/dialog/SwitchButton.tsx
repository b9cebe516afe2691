import type { ReactNode } from 'react'
import * as styles from './SignInDialog.css.ts'

export interface SwitchButtonProps {
  onClick: () => void
  /** The label, which `richText` provides. */
  children?: ReactNode
}

/** Switches between sign-in and sign-up. Looks like a link, but is a button. */
export function SwitchButton({ onClick, children }: SwitchButtonProps): ReactNode {
  return (
    <button type="button" className={styles.switchMode} onClick={onClick}>
      {children}
    </button>
  )
}
