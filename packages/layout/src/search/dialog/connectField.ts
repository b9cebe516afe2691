import { isSearchShortcut } from '../isSearchShortcut.ts'
import { listId } from './createList.ts'
import type { Picker, PickerState } from './createPicker.ts'
import { optionId } from './optionElement.ts'

/** Connects the field of the dialog with a picker: it keeps the focus, and moves the active row of the list below. Returns what renders a state. */
export function connectField(input: HTMLInputElement, picker: Picker): (state: PickerState) => void {
  input.setAttribute('aria-controls', listId)
  input.addEventListener('input', (event) => picker.type(input.value, event instanceof InputEvent && event.isComposing))
  input.addEventListener('compositionend', () => picker.type(input.value, false))
  input.addEventListener('keydown', (event) => onKeyDown(event, input, picker))
  return ({ text, groups, active }) => {
    if (input.value !== text) input.value = text
    input.ariaExpanded = String(groups.some(({ options }) => options.length > 0))
    if (active === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(active))
  }
}

function onKeyDown(event: KeyboardEvent, input: HTMLInputElement, picker: Picker): void {
  // Enter and the arrows belong to the input method while it composes; some browsers report it only by the key code.
  if (event.isComposing || event.keyCode === 229) return
  const { groups, active } = picker.get()
  const step = groups.some(({ options }) => options.length > 0) ? stepOf(event) : undefined
  if (step) {
    picker.move(step)
    document.getElementById(optionId(picker.get().active ?? ''))?.scrollIntoView({ block: 'nearest' })
  } else if (isSearchShortcut(event)) input.select()
  else if (event.key === 'Enter' && (active !== undefined || groups.some(({ status }) => status === 'searching'))) picker.enter(event)
  else return
  event.preventDefault()
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): ((place: number, count: number) => number) | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  if (key === 'ArrowDown') return (place) => place + 1
  if (key === 'ArrowUp') return (place) => place - 1
  if (key === 'Home') return () => 0
  if (key === 'End') return (_, count) => count - 1
  return undefined
}
