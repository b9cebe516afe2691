import type { CrudLocale } from '../types/CrudSettings.ts'

/** The language of the page, as `<html lang>` says it; Chinese where it says nothing. */
export function documentLocale(): CrudLocale {
  return typeof document !== 'undefined' && document.documentElement.lang.startsWith('en') ? 'en-US' : 'zh-CN'
}
