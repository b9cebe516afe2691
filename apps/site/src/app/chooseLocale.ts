import { storageKeys } from '../env.ts'

/** Stores the visitor's choice of a language for later visits. */
export function chooseLocale(locale: string): void {
  try {
    localStorage.setItem(storageKeys.locale, locale)
  } catch {
    // Storage is blocked: the choice is only in the address.
  }
}
