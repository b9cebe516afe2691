export { crudPlugin as default } from './crudPlugin.ts'
export { createMemorySource, type MemorySource, type MemorySourceOptions } from './createMemorySource.ts'
export { CrudError, type CrudErrorOptions } from './CrudError.ts'
export { defineColumns } from './defineColumns.ts'
export { default as ICrud } from './ICrud.vue'
export { provideCrudSettings } from './settings.ts'
export type { CrudTexts } from './texts/zhCN.ts'
export type { CrudCell, CrudColumn } from './types/CrudColumn.ts'
export type { CrudColumnOf } from './types/CrudColumnOf.ts'
export type { CrudDict, CrudDictItem } from './types/CrudDict.ts'
export type { CrudFieldContext, CrudFieldType, CrudFormField, CrudRule, CrudSearchField } from './types/CrudField.ts'
export type {
  CrudEditContext,
  CrudHookContext,
  CrudHookName,
  CrudPageResult,
  CrudQuery,
  CrudSort,
  CrudViewContext,
  FetchCreate,
  FetchData,
  FetchEdit,
  FetchRemove,
  FetchSearch,
  FetchView,
} from './types/CrudHooks.ts'
export type { CrudInstance } from './types/CrudInstance.ts'
export type { CrudDialogOptions, CrudPageOptions, CrudSearchOptions } from './types/CrudOptions.ts'
export type { CrudMode, CrudRow, CrudValues } from './types/CrudRow.ts'
export type {
  CrudExpandRow,
  CrudHandleRow,
  CrudIndexRow,
  CrudRadioRow,
  CrudRowAction,
  CrudRowActionContext,
  CrudSelectionRow,
} from './types/CrudRowTypes.ts'
export type { CrudLocale, CrudSettings } from './types/CrudSettings.ts'
export type { CrudToolbarAction, CrudToolbarContext, CrudToolbarItem } from './types/CrudToolbar.ts'
