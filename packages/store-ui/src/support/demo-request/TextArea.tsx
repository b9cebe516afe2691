import { useId, type ComponentProps, type ReactNode } from 'react'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** The error, shown under the field and linked to it. */
  error?: string | undefined
  onValueChange: (value: string) => void
}

/** A native text area with its label and error, in the style of the fields of `@view-site/ui/form`. */
export function TextArea({ label, error, id, onValueChange, ...props }: TextAreaProps): ReactNode {
  const errorId = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        rows={3}
        {...props}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        className={error === undefined ? styles.area : styles.badArea}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <p id={errorId} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  )
}
