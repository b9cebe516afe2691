import type { Component } from 'vue'
import { propType } from './core/propType.ts'
import type { CrudTexts } from './texts/zhCN.ts'
import type { CrudColumn } from './types/CrudColumn.ts'
import type { CrudDict } from './types/CrudDict.ts'
import type { FetchCreate, FetchData, FetchEdit, FetchRemove, FetchSearch, FetchView } from './types/CrudHooks.ts'
import type { CrudDialogOptions, CrudPageOptions, CrudSearchOptions } from './types/CrudOptions.ts'
import type { CrudValues } from './types/CrudRow.ts'
import type { CrudExpandRow, CrudHandleRow, CrudIndexRow, CrudRadioRow, CrudSelectionRow } from './types/CrudRowTypes.ts'
import type { CrudLocale } from './types/CrudSettings.ts'
import type { CrudToolbarItem } from './types/CrudToolbar.ts'

/** Props of `ICrud`. */
export const crudProps = {
  columns: { type: propType<readonly CrudColumn[]>(Array), required: true as const },
  fetchData: { type: propType<FetchData>(Function), required: true as const },
  fetchCreate: propType<FetchCreate>(Function),
  fetchEdit: propType<FetchEdit>(Function),
  fetchRemove: propType<FetchRemove>(Function),
  fetchView: propType<FetchView>(Function),
  fetchSearch: propType<FetchSearch>(Function),
  rowKey: String,
  autoLoad: { type: Boolean, default: true },
  view: { type: Boolean, default: false },
  page: { type: propType<boolean | CrudPageOptions>([Boolean, Object]), default: true },
  search: { type: propType<boolean | CrudSearchOptions>([Boolean, Object]), default: true },
  toolbar: { type: propType<boolean | readonly CrudToolbarItem[]>([Boolean, Array]), default: true },
  dialog: { type: propType<CrudDialogOptions>(Object), default: () => ({}) },
  indexRow: { type: propType<boolean | CrudIndexRow>([Boolean, Object]), default: false },
  selectionRow: { type: propType<boolean | CrudSelectionRow>([Boolean, Object]), default: false },
  expandRow: { type: propType<boolean | CrudExpandRow>([Boolean, Object]), default: false },
  radioRow: { type: propType<boolean | CrudRadioRow>([Boolean, Object]), default: false },
  handleRow: { type: propType<boolean | CrudHandleRow>([Boolean, Object]), default: true },
  dict: { type: propType<Readonly<Record<string, CrudDict>>>(Object), default: () => ({}) },
  table: propType<Component>(Object),
  tableProps: { type: propType<CrudValues>(Object), default: () => ({}) },
  locale: propType<CrudLocale>(String),
  texts: { type: propType<Partial<CrudTexts>>(Object), default: () => ({}) },
}
