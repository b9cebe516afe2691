import type { ReactNode } from 'react'
import * as styles from './SignInDialog.css.ts'

export interface SwitchButtonProps {
  onClick: () => void
  /** The words it stands on, which `richText` hands over. */
  children?: ReactNode
}

/** Changes between sign-in and sign-up. Reads as a link, but leads nowhere. */
export function SwitchButton({ onClick, children }: SwitchButtonProps): ReactNode {
  return (
    <button type="button" className={styles.switchMode} onClick={onClick}>
      {children}
    </button>
  )
}
