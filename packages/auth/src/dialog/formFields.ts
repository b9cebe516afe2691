import type { FieldName } from '../core/validate.ts'

/** The input of a form that has a name. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** What is typed into a field; only a password may begin or end with spaces. */
export function valueOf(form: HTMLFormElement | null, name: FieldName): string {
  const value = inputOf(form, name)?.value ?? ''
  return name === 'password' || name === 'oldPassword' ? value : value.trim()
}
