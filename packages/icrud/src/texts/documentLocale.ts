import type { CrudLocale } from '../types/CrudSettings.ts'

/** The language of `<html lang>`; Chinese if unset. */
export function documentLocale(): CrudLocale {
  return typeof document !== 'undefined' && document.documentElement.lang.startsWith('en') ? 'en-US' : 'zh-CN'
}
