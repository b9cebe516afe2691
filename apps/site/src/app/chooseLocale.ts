import { pageStorage } from '@view-site/platform'
import { storageKeys } from '../env.ts'

/** Stores the visitor's choice of a language for later visits. Where storage is blocked, the choice is only in the address. */
export function chooseLocale(locale: string): void {
  pageStorage.setItem(storageKeys.locale, locale)
}
