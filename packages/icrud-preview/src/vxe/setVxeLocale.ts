import { VxeUI } from 'vxe-table'
import enUS from 'vxe-table/es/locale/lang/en-US.js'
import type { CrudLocale } from '../types/CrudSettings.ts'

// Chinese it brings by itself.
VxeUI.setI18n('en-US', enUS)

/** Sets the language of vxe-table's own words, one for all tables of the page. */
export function setVxeLocale(locale: CrudLocale): void {
  if (VxeUI.getLanguage() !== locale) VxeUI.setLanguage(locale)
}
