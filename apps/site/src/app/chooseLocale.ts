import { pageStorage } from '@view-site/platform'
import { storageKeys } from '../env.ts'
import { localeCookie } from './localeCookie.ts'

/** Stores the visitor's choice of a language for later visits, for the page and for the web server. Where storage is blocked, the choice is only in the address. */
export function chooseLocale(locale: string): void {
  pageStorage.setItem(storageKeys.locale, locale)
  try {
    document.cookie = `${localeCookie}=${locale};path=/;max-age=31536000;samesite=lax`
  } catch {
    // A frame without an origin has no cookies.
  }
}
