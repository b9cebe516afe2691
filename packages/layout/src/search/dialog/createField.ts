import { kbd } from '@view-site/ui/classes'
import { isSearchShortcut } from '../isSearchShortcut.ts'
import type { SearchTexts } from '../texts.ts'
import { listId } from './createList.ts'
import type { Picker, PickerState } from './createPicker.ts'
import * as styles from './Dialog.css.ts'
import { element, iconElement } from '@view-site/ui/dom'
import { optionId } from './optionElement.ts'

/** What the field needs of the dialog. */
export interface FieldOptions {
  texts: SearchTexts
  picker: Picker
  onCancel: () => void
}

/** The field: it keeps the focus, and moves the active row of the list below. */
export interface Field {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  readonly render: (state: PickerState) => void
}

/** Makes the field. */
export function createField({ texts, picker, onCancel }: FieldOptions): Field {
  const input = element('input', {
    class: styles.input,
    type: 'search',
    name: 'search',
    role: 'combobox',
    'aria-label': texts.placeholder,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    placeholder: texts.placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
  })
  const cancel = element('button', { type: 'button', class: styles.cancel }, texts.cancel)
  cancel.addEventListener('click', onCancel)
  input.addEventListener('input', (event) => picker.type(input.value, event instanceof InputEvent && event.isComposing))
  input.addEventListener('compositionend', () => picker.type(input.value, false))
  input.addEventListener('keydown', (event) => onKeyDown(event, input, picker))
  return {
    element: element(
      'div',
      { class: styles.field },
      iconElement(lens, styles.fieldIcon),
      input,
      element('kbd', { class: `${kbd} ${styles.escape}` }, 'Esc'),
      cancel,
    ),
    input,
    render({ text, groups, active }) {
      if (input.value !== text) input.value = text
      input.ariaExpanded = String(groups.some(({ options }) => options.length > 0))
      if (active === undefined) input.removeAttribute('aria-activedescendant')
      else input.setAttribute('aria-activedescendant', optionId(active))
    },
  }
}

const lens = 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM10.5 10.5l3 3'

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
