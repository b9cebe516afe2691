import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../components/visually-hidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import * as styles from './Choice.css.ts'

/** Props of `Switch`, in addition to those of an input. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  /** A line under the label. */
  note?: ReactNode
  /** Hides the label visually. @default false */
  labelHidden?: boolean | undefined
  /** `setting` puts the label first and the switch at the end of the line. @default 'inline' */
  layout?: 'inline' | 'setting' | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A switch that takes effect immediately: a native checkbox with `role="switch"`. */
export function Switch({
  label,
  note,
  labelHidden = false,
  layout = 'inline',
  className,
  onChange,
  onCheckedChange,
  ...props
}: SwitchProps): ReactNode {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }
  return (
    <label className={cx(layout === 'setting' ? styles.setting : styles.choice, className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its checked state already */}
      <input {...props} type="checkbox" role="switch" className={styles.toggle} onChange={handleChange} />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          {label}
          {note !== undefined && <small className={styles.note}>{note}</small>}
        </span>
      )}
    </label>
  )
}
