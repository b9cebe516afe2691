import type { ComponentProps } from 'react'
import * as styles from './UserButton.css.ts'

/** Props of `UserButton`, besides those of a button. */
export interface UserButtonProps extends ComponentProps<'button'> {
  /** Who is signed in; the first letter is shown. */
  name: string
  /** What the button is called: "Account: Lin". */
  label: string
}

/** The header's button for a signed-in user: the trigger of the app's user menu. */
export function UserButton({ name, label, ...props }: UserButtonProps) {
  return (
    <button type="button" {...props} className={styles.trigger} aria-label={label}>
      <span className={styles.avatar} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    </button>
  )
}
