import { Button } from '@view-site/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './AccountPage.css.ts'

export interface FormRowProps {
  label: ReactNode
  text: string
  /** Label of the button that opens the form. */
  action: string
  /** The form; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A row of a section with a button that opens a form below it. */
export function FormRow({ label, text, action, children }: FormRowProps): ReactNode {
  const toggle = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [open, setOpen] = useState(false)

  // The form disappears with the focus in it.
  useEffect(() => {
    if (wasOpen.current && !open) toggle.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.label}>{label}</p>
        <p className={styles.muted}>{text}</p>
      </div>
      <Button ref={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {action}
      </Button>
      {open && children(() => setOpen(false))}
    </div>
  )
}
