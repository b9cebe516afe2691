import type { CrudTexts } from '../texts/zhCN.ts'
import type { CrudDict } from './CrudDict.ts'
import type { CrudHookName } from './CrudHooks.ts'
import type { CrudDialogOptions, CrudPageOptions, CrudSearchOptions } from './CrudOptions.ts'

/** The built-in languages. */
export type CrudLocale = 'zh-CN' | 'en-US'

/** Defaults for every table below; a table's own props take precedence. */
export interface CrudSettings {
  locale?: CrudLocale
  texts?: Partial<CrudTexts>
  rowKey?: string
  page?: CrudPageOptions
  search?: CrudSearchOptions
  dialog?: CrudDialogOptions
  dict?: Readonly<Record<string, CrudDict>>
  /** Formats an error for users. @default its message */
  formatError?: (error: unknown, hook: CrudHookName) => string
  /** Called on every error, for logging. */
  onError?: (error: unknown, hook: CrudHookName) => void
}
