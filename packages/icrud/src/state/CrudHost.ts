import type { ComputedRef } from 'vue'
import type { CrudEmit } from '../crudEmits.ts'
import type { CrudTexts } from '../texts/zhCN.ts'
import type { CrudHookName } from '../types/CrudHooks.ts'
import type { CrudLocale, CrudSettings } from '../types/CrudSettings.ts'
import type { CrudProps } from './CrudProps.ts'

/** Props, settings, texts and error reporting for the parts of a table's state. */
export interface CrudHost {
  props: CrudProps
  settings: CrudSettings
  locale: ComputedRef<CrudLocale>
  texts: ComputedRef<CrudTexts>
  rowKey: ComputedRef<string>
  emit: CrudEmit
  /** Reports an error to listeners and returns its user-facing text. */
  fail: (error: unknown, hook: CrudHookName) => string
}
