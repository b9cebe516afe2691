import { Select as Base } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx'
import * as popup from '../overlay/Popup.css.ts'
import { Field, type FieldTexts } from './Field.tsx'
import * as fieldStyles from './Field.css.ts'
import { overlayHost } from '../overlay/overlayHost.ts'
import * as styles from './Select.css.ts'
import { useField } from './useField.ts'

/** An option of a `Select`. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface SelectBase extends FieldTexts {
  options: readonly SelectOption[]
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Shown while nothing is selected. */
  placeholder?: string | undefined
  /** 40 px in forms, 32 px in toolbars; 44 px on touch screens either way. @default 'lg' */
  size?: 'md' | 'lg' | undefined
  className?: string | undefined
}

interface SelectOne {
  multiple?: false | undefined
  value?: string | null | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

interface SelectMany {
  multiple: true
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: string[]) => void) | undefined
}

/** One value, or with `multiple` a list of them. */
export type SelectProps = SelectBase & (SelectOne | SelectMany)

/** A drop-down list box with arrow keys, type-ahead, and a hidden input for forms. */
export function Select(props: SelectProps): ReactNode {
  const { options, label, labelHidden, error, hint, id, name, required, disabled, placeholder, size = 'lg', className } = props
  const field = useField({ id, hint, error })
  const shared = { items: options, name, required, disabled }
  const content = (
    <>
      <Base.Trigger {...field.control} className={cx(fieldStyles.boxes[size], styles.trigger)}>
        <Base.Value className={styles.value} placeholder={placeholder}>
          {props.multiple === true ? (chosen: string[]) => labelsOf(chosen, options) ?? placeholder : undefined}
        </Base.Value>
        <Base.Icon className={styles.arrow}>
          <ChevronDownIcon />
        </Base.Icon>
      </Base.Trigger>
      <Options options={options} />
    </>
  )
  return (
    <Field field={field} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {props.multiple === true ? (
        <Base.Root<string, true> {...shared} {...many(props)}>
          {content}
        </Base.Root>
      ) : (
        <Base.Root<string> {...shared} {...one(props)}>
          {content}
        </Base.Root>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return (
    <Base.Portal container={overlayHost}>
      <Base.Positioner className={popup.positioner} sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
        <Base.Popup className={popup.menu}>
          {options.map((option) => (
            <Base.Item key={option.value} value={option.value} label={option.label} disabled={option.disabled} className={popup.item}>
              <Base.ItemText className={popup.itemLabel}>{option.label}</Base.ItemText>
              <Base.ItemIndicator className={popup.tick}>
                <CheckIcon />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function one({ value, defaultValue, onValueChange }: SelectOne) {
  return {
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    onValueChange: (next: string | null) => next !== null && onValueChange?.(next),
  }
}

function many({ value, defaultValue, onValueChange }: SelectMany) {
  return {
    multiple: true as const,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    onValueChange: (next: string[]) => onValueChange?.(next),
  }
}

function labelsOf(chosen: readonly string[], options: readonly SelectOption[]): string | undefined {
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return labels.length === 0 ? undefined : labels.join(' · ')
}
