import type { VNode } from 'vue'
import type { CrudMode, CrudRow, CrudValues } from './types/CrudRow.ts'
import type { CrudToolbarContext } from './types/CrudToolbar.ts'

/** Slots of `ICrud` with fixed names; columns name further ones. */
export interface CrudSlots {
  top?: () => VNode[]
  bottom?: () => VNode[]
  search?: (scope: { values: CrudValues }) => VNode[]
  toolbar?: (scope: CrudToolbarContext) => VNode[]
  'toolbar-right'?: (scope: CrudToolbarContext) => VNode[]
  expand?: (scope: { row: CrudRow; index: number }) => VNode[]
  'dialog-top'?: (scope: { mode: CrudMode; values: CrudValues }) => VNode[]
  'dialog-bottom'?: (scope: { mode: CrudMode; values: CrudValues }) => VNode[]
}
