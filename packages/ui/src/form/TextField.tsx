import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import * as styles from './Field.css.ts'
import { useField } from './useField.ts'

/** Props of `TextField`, in addition to those of an input. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** 40 px in forms, 32 px in toolbars; 44 px on touch screens either way. @default 'lg' */
  size?: 'md' | 'lg' | undefined
  /** Rendered before the text, usually an icon. */
  start?: ReactNode
  /** Rendered after the text: a button, a count. */
  end?: ReactNode
  onValueChange?: ((value: string) => void) | undefined
}

/** A native text input with its label, hint and error; `className` is set on the whole field. */
export function TextField({
  label,
  labelHidden,
  error,
  hint,
  id,
  size = 'lg',
  start,
  end,
  className,
  onChange,
  onValueChange,
  ...props
}: TextFieldProps): ReactNode {
  const field = useField({ id, hint, error })
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field field={field} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <span className={styles.boxes[size]}>
        {start}
        <input type="text" {...props} {...field.control} className={styles.input} onChange={handleChange} />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
    </Field>
  )
}
