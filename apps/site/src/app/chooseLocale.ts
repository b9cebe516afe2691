import { storageKeys } from '../env.ts'

/** Keeps the visitor's choice of a language for later visits. */
export function chooseLocale(locale: string): void {
  try {
    localStorage.setItem(storageKeys.locale, locale)
  } catch {
    // Blocked storage: the address alone carries the choice.
  }
}
