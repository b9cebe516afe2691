import {
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Input,
  InputNumber,
  Option,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TimePicker,
} from 'view-ui-plus'
import { h, type VNode } from 'vue'
import type { CrudDictItem } from '../types/CrudDict.ts'
import type { CrudFieldType } from '../types/CrudField.ts'
import type { CrudValues } from '../types/CrudRow.ts'

/** Input of a control. */
export interface ControlContext {
  id: string
  title: string
  value: unknown
  change: (value: unknown) => void
  disabled: boolean
  items: readonly CrudDictItem[]
  loading: boolean
  props: CrudValues
}

/** The built-in controls by type of field. */
export const controls: Record<CrudFieldType, (context: ControlContext) => VNode> = {
  text: (context) => h(Input, { ...inputProps(context), clearable: true, ...context.props }),
  textarea: (context) => h(Input, { ...inputProps(context), type: 'textarea', rows: 3, ...context.props }),
  number: (context) => h(InputNumber, { ...inputProps(context), style: 'width: 100%', ...context.props }),
  select,
  radio: (context) => h(RadioGroup, groupProps(context, 'radiogroup', placeOf(context, context.value)), () => choices(context, Radio)),
  checkbox: (context) => {
    const places = asList(context.value).map((value) => placeOf(context, value))
    return h(CheckboxGroup, groupProps(context, 'group', places), () => choices(context, Checkbox))
  },
  switch: ({ value, change, disabled, title, props }) =>
    h(Switch, {
      modelValue: value === true,
      'onUpdate:modelValue': change,
      disabled,
      role: 'switch',
      'aria-checked': value === true,
      'aria-label': title,
      ...props,
    }),
  date: (context) => h(DatePicker, { ...dateProps(context), type: 'date', ...context.props }),
  datetime: (context) => h(DatePicker, { ...dateProps(context), type: 'datetime', ...context.props }),
  daterange: (context) => h(DatePicker, { ...dateProps(context), type: 'daterange', ...context.props }),
  time: (context) => h(TimePicker, { ...dateProps(context), type: 'time', ...context.props }),
}

function inputProps({ id, value, change, disabled }: ControlContext): CrudValues {
  return { elementId: id, modelValue: value ?? null, 'onUpdate:modelValue': change, disabled }
}

/** Props of a date picker: it uses dates, but records store formatted text. */
function dateProps({ id, value, change, disabled }: ControlContext): CrudValues {
  return { elementId: id, modelValue: value ?? '', onOnChange: (shown: unknown) => change(shown), disabled, style: 'width: 100%' }
}

function select(context: ControlContext): VNode {
  const { id, value, change, disabled, items, loading, props } = context
  const isMultiple = props['multiple'] === true
  return h(
    Select,
    {
      elementId: id,
      modelValue: isMultiple ? asList(value).map((one) => placeOf(context, one)) : placeOf(context, value),
      'onUpdate:modelValue': (chosen: unknown) =>
        change(isMultiple ? asList(chosen).map((one) => valueAt(items, one)) : valueAt(items, chosen)),
      disabled: disabled || (loading && items.length === 0),
      clearable: true,
      ...props,
    },
    () => items.map(({ label, disabled: isOff = false }, index) => h(Option, { key: index, value: String(index), label, disabled: isOff })),
  )
}

function groupProps({ title, change, items, disabled, props }: ControlContext, role: string, modelValue: unknown): CrudValues {
  return {
    role,
    'aria-label': title,
    modelValue,
    'onUpdate:modelValue': (chosen: unknown) =>
      change(Array.isArray(chosen) ? chosen.map((one) => valueAt(items, one)) : valueAt(items, chosen)),
    ...(disabled && { disabled }),
    ...props,
  }
}

function choices({ items, disabled }: ControlContext, choice: typeof Radio | typeof Checkbox): VNode[] {
  return items.map(({ label, disabled: isOff = false }, index) =>
    h(choice, { key: index, label: String(index), disabled: disabled || isOff }, () => label),
  )
}

/** The index of a value's item as text: the library only accepts strings and numbers as values, but items can have any value. */
function placeOf({ items }: ControlContext, value: unknown): string {
  const index = items.findIndex((item) => item.value === value)
  return index === -1 ? '' : String(index)
}

function valueAt(items: readonly CrudDictItem[], place: unknown): unknown {
  return place === undefined || place === '' ? '' : (items[Number(place)]?.value ?? '')
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
