import { defineApi } from '@view-site/docs'
import { CrudColumn, CrudFormField, CrudSearchField, CrudFieldContext, CrudCell, CrudDictItem } from './api/columns.ts'
import { CrudQuery, CrudSort, CrudPageResult, CrudHookContext, CrudEditContext, CrudViewContext, CrudErrorOptions } from './api/hooks.ts'
import { CrudPageOptions, CrudSearchOptions, CrudDialogOptions, CrudSettings } from './api/options.ts'
import {
  CrudIndexRow,
  CrudSelectionRow,
  CrudExpandRow,
  CrudRadioRow,
  CrudHandleRow,
  CrudRowAction,
  CrudRowActionContext,
  CrudToolbarAction,
  CrudToolbarContext,
} from './api/rows.ts'
import { MemorySourceOptions, MemorySource } from './api/memory.ts'
import { CrudInstance } from './api/CrudInstance.ts'
import { ICrud } from './api/ICrud.ts'

export default defineApi({
  ICrud,
  CrudColumn,
  CrudFormField,
  CrudSearchField,
  CrudFieldContext,
  CrudCell,
  CrudDictItem,
  CrudQuery,
  CrudSort,
  CrudPageResult,
  CrudHookContext,
  CrudEditContext,
  CrudViewContext,
  CrudErrorOptions,
  CrudPageOptions,
  CrudSearchOptions,
  CrudDialogOptions,
  CrudSettings,
  CrudIndexRow,
  CrudSelectionRow,
  CrudExpandRow,
  CrudRadioRow,
  CrudHandleRow,
  CrudRowAction,
  CrudRowActionContext,
  CrudToolbarAction,
  CrudToolbarContext,
  MemorySourceOptions,
  MemorySource,
  CrudInstance,
})
