import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/visually-hidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'
import type { useField } from './useField.ts'

/** Props common to all fields: label, error and hint. */
export interface FieldTexts {
  /** Label, shown above the field. */
  label: ReactNode
  /** Hides the label visually. @default false */
  labelHidden?: boolean | undefined
  /** Error message, shown below the field and linked by `aria-describedby`. */
  error?: ReactNode
  /** Help text. */
  hint?: ReactNode
}

interface FieldProps extends FieldTexts {
  field: ReturnType<typeof useField>
  className?: string | undefined
  children: ReactNode
}

/** Label, control, hint and error, stacked. */
export function Field({ field, label, labelHidden = false, hint, error, className, children }: FieldProps): ReactNode {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={field.controlId} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} error={error} />
    </div>
  )
}

/** Hint and error below a control. The error's element is always rendered, so that a new error is announced. */
export function FieldNotes({ field, hint, error }: Pick<FieldProps, 'field' | 'hint' | 'error'>): ReactNode {
  return (
    <>
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={field.errorId} aria-live="polite" className={styles.error}>
        {field.bad ? error : null}
      </p>
    </>
  )
}
