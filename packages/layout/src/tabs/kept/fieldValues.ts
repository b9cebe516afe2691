/** A native field of a form. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Values of the fields of a page, by type, name and position of the field. */
export type FieldValues = Map<string, string | boolean>

/** The values that fields have now. Passwords and files are left out, and fields that have neither name nor label. */
export function readFields(fields: Iterable<Field>, page: Element): FieldValues {
  const values: FieldValues = new Map()
  for (const field of fields) {
    const key = page.contains(field) ? keyOf(field, page) : null
    if (key !== null) values.set(key, isChoice(field) ? field.checked : field.value)
  }
  return values
}

/** Enters values as if the visitor did, so that the state of the page follows, and removes them from `values`; values whose field does not exist yet stay. */
export function restoreFields(values: FieldValues, page: Element): void {
  for (const field of fieldsOf(page)) {
    const key = keyOf(field, page)
    const value = key === null ? undefined : values.get(key)
    if (key === null || value === undefined) continue
    values.delete(key)
    enter(field, value)
  }
}

/** Whether an event happened in a field. */
export function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // A radio button cannot be cleared: selecting another one of its group does that.
    if (isChoice(field) && field.checked !== value && (value || field.type === 'checkbox')) field.click()
    return
  }
  if (field.value === value) return
  // React overrides `value` on the element and ignores changes made through it; the setter of the prototype is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function keyOf(field: Field, page: Element): string | null {
  const name = nameOf(field)
  if (name === '' || field.type === 'password' || field.type === 'file') return null
  const same = fieldsOf(page).filter((one) => one.type === field.type && nameOf(one) === name)
  return JSON.stringify([field.type, name, same.indexOf(field)])
}

function fieldsOf(page: Element): Field[] {
  return [...page.querySelectorAll<Field>('input, textarea, select')]
}

function nameOf(field: Field): string {
  return field.name || (field.ariaLabel ?? field.labels?.[0]?.textContent.trim() ?? '')
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
