import type { ReactNode } from 'react'
import * as styles from './Segments.css.ts'

export interface SegmentsProps<Value extends string> {
  /** What is chosen between. */
  label: string
  /** Writes the label before the choices; screen readers hear it either way. @default false */
  labelled?: boolean | undefined
  options: readonly { value: Value | undefined; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A few choices side by side, one of which holds. */
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
