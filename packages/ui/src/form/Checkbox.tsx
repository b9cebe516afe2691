import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Choice.css.ts'
import { FieldNotes } from './Field.tsx'
import { useField } from './useField.ts'

/** Props of `Checkbox`, in addition to those of an input. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  /** Error message. */
  error?: ReactNode
  hint?: ReactNode
  /** Whether it is shown as partly selected. @default false */
  indeterminate?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A native checkbox with its label; `className` is set on the wrapper. */
export function Checkbox({
  label,
  error,
  hint,
  id,
  indeterminate = false,
  className,
  onChange,
  onCheckedChange,
  ...props
}: CheckboxProps): ReactNode {
  const field = useField({ id, hint, error })
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }
  function setIndeterminate(input: HTMLInputElement | null) {
    if (input !== null) input.indeterminate = indeterminate
  }
  return (
    <div>
      <label className={cx(styles.choice, className)}>
        <input ref={setIndeterminate} {...props} {...field.control} type="checkbox" className={styles.checkbox} onChange={handleChange} />
        <span className={styles.text}>{label}</span>
      </label>
      <FieldNotes field={field} hint={hint} error={error} />
    </div>
  )
}
