import type { CrudDialogOptions, CrudPageOptions, CrudSearchOptions } from './types/CrudOptions.ts'

/** Default options of pagination. */
export const pageDefaults: Required<CrudPageOptions> = {
  size: 10,
  sizes: [10, 20, 50, 100],
  simple: false,
  showTotal: true,
  showSizer: true,
  showElevator: false,
}

/** Default options of the search bar. */
export const searchDefaults: Required<CrudSearchOptions> = { labelWidth: 80, span: 8, limit: 0, auto: false }

/** Default options of the dialog. */
export const dialogDefaults: Required<Omit<CrudDialogOptions, 'title'>> = {
  width: 560,
  labelWidth: 90,
  columns: 1,
  fullscreen: false,
  draggable: false,
  maskClosable: false,
  closeAfterSave: true,
}
