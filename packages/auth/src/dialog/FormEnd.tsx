import { Button } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './SignInDialog.css.ts'

export interface FormEndProps {
  /** The error of the whole form. */
  error: string | undefined
  busy: boolean
  /** The label of the button. */
  children: ReactNode
}

/** The end of a form: its error, announced to screen readers, and the submit button. */
export function FormEnd({ error, busy, children }: FormEndProps): ReactNode {
  return (
    <>
      <p role="alert" className={styles.alert}>
        {error}
      </p>
      <Button type="submit" variant="primary" size="lg" block loading={busy} className={styles.submit}>
        {children}
      </Button>
    </>
  )
}
