import type { ReactNode } from 'react'
import * as styles from './Segments.css.ts'

export interface SegmentsProps<Value extends string> {
  /** The name of the choice. */
  label: string
  /** Shows the label before the options; screen readers read it in any case. @default false */
  labelled?: boolean | undefined
  options: readonly { value: Value | undefined; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A few options side by side, one of which is selected. */
export function Segments<Value extends string>({ label, labelled = false, options, value, onChange }: SegmentsProps<Value>): ReactNode {
  return (
    <fieldset aria-label={label} className={styles.segments}>
      {labelled && (
        <span aria-hidden="true" className={styles.name}>
          {label}
        </span>
      )}
      {options.map((option) => (
        <button
          key={option.value ?? ''}
          type="button"
          aria-pressed={option.value === value}
          className={styles.segment}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
