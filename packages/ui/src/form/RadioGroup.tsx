import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../components/visually-hidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import * as styles from './Choice.css.ts'
import { FieldNotes, type FieldTexts } from './Field.tsx'
import * as fieldStyles from './Field.css.ts'
import { useField } from './useField.ts'

/** An option. */
export interface RadioOption {
  value: string
  label: ReactNode
  /** A line under the label. */
  note?: ReactNode
  disabled?: boolean | undefined
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[]
  /** @default a generated one */
  name?: string | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Stacks the options. @default false */
  stacked?: boolean | undefined
  className?: string | undefined
}

/** A choice among a few visible options: native radio inputs in a fieldset. */
export function RadioGroup({
  label,
  labelHidden = false,
  error,
  hint,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled,
  stacked = false,
  className,
}: RadioGroupProps): ReactNode {
  const generatedName = useId()
  const field = useField({ hint, error })
  const { id, ...described } = field.control
  return (
    <fieldset role="radiogroup" id={id} {...described} disabled={disabled} className={cx(styles.group, className)}>
      <legend className={fieldStyles.label}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={stacked ? styles.stacked : styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={styles.radio}
              {...(value !== undefined && { checked: value === option.value })}
              {...(value === undefined && defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={styles.text}>
              {option.label}
              {option.note !== undefined && <small className={styles.note}>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} error={error} />
    </fieldset>
  )
}
