import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'
import type { useField } from './useField.ts'

/** What every field says: its name, what is wrong, and what helps. */
export interface FieldTexts {
  /** Name of the field, drawn above it. */
  label: ReactNode
  /** Keeps the name for screen readers only. @default false */
  labelHidden?: boolean | undefined
  /** What is wrong with the value; drawn under the field and tied to it. */
  error?: ReactNode
  /** What helps to fill it in. */
  hint?: ReactNode
}

interface FieldProps extends FieldTexts {
  field: ReturnType<typeof useField>
  className?: string | undefined
  children: ReactNode
}

/** Label, control, hint and error, one under the other. */
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

/** The lines under a control. The error's element is always there, so that an error that appears is announced. */
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
