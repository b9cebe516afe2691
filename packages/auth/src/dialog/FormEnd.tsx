import { Button } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './SignInDialog.css.ts'

export interface FormEndProps {
  /** What is wrong with the form as a whole. */
  error: string | undefined
  busy: boolean
  /** What the button says. */
  children: ReactNode
}

/** The end of a form: what went wrong with it, read out when it comes, and the button that sends it. */
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
