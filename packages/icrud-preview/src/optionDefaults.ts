import type { CrudDialogOptions, CrudPageOptions, CrudSearchOptions } from './types/CrudOptions.ts'

/** Pages, where neither the table nor the settings say otherwise. */
export const pageDefaults: Required<CrudPageOptions> = {
  size: 10,
  sizes: [10, 20, 50, 100],
  simple: false,
  showTotal: true,
  showSizer: true,
  showElevator: false,
}

/** The search bar, where neither the table nor the settings say otherwise. */
export const searchDefaults: Required<CrudSearchOptions> = { labelWidth: 80, span: 8, limit: 0, auto: false }

/** The dialog, where neither the table nor the settings say otherwise. */
export const dialogDefaults: Required<Omit<CrudDialogOptions, 'title'>> = {
  width: 560,
  labelWidth: 90,
  columns: 1,
  fullscreen: false,
  draggable: false,
  maskClosable: false,
  closeAfterSave: true,
}
