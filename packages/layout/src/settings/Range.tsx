import type { NumberField } from '../core/settings/settingsSchema.ts'
import * as styles from './SettingsDrawer.css.ts'

export interface RangeProps {
  label: string
  field: Pick<NumberField, 'min' | 'max' | 'step'>
  value: number
  onChange: (value: number) => void
}

/** A number of px as a slider with its value. The label is repeated: that around it labels the first control in it, the output. */
export function Range({ label, field: { min, max, step }, value, onChange }: RangeProps) {
  return (
    <label className={styles.range}>
      <span className={styles.rangeLabel}>
        {label} <output>{value} px</output>
      </span>
      <input
        type="range"
        aria-label={label}
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
