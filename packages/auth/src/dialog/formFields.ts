import type { FieldName } from '../core/validate.ts'

/** The input of a form by its name. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** The value of a field, trimmed unless it is a password. */
export function valueOf(form: HTMLFormElement | null, name: FieldName): string {
  const value = inputOf(form, name)?.value ?? ''
  return name === 'password' || name === 'oldPassword' ? value : value.trim()
}
