import { VxeUI } from 'vxe-table'
import enUS from 'vxe-table/es/locale/lang/en-US.js'
import type { CrudLocale } from '../types/CrudSettings.ts'

// Chinese is built in.
VxeUI.setI18n('en-US', enUS)

/** Sets the language of vxe-table's own texts, which all tables of the page share. */
export function setVxeLocale(locale: CrudLocale): void {
  if (VxeUI.getLanguage() !== locale) VxeUI.setLanguage(locale)
}
