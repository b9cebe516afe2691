import type { CrudInstance } from './CrudInstance.ts'
import type { CrudRow } from './CrudRow.ts'

/** Passed to an action of the toolbar. */
export interface CrudToolbarContext {
  /** The selected rows. */
  selection: readonly CrudRow[]
  /** The row selected by radio button. */
  radio: CrudRow | null
  crud: CrudInstance
}

/** A custom action in the toolbar. */
export interface CrudToolbarAction {
  key: string
  text: string
  icon?: string
  type?: 'default' | 'primary' | 'dashed' | 'text' | 'error'
  visible?: boolean | ((context: CrudToolbarContext) => boolean)
  disabled?: boolean | ((context: CrudToolbarContext) => boolean)
  onClick: (context: CrudToolbarContext) => unknown
}

/** An entry of the toolbar. */
export type CrudToolbarItem = 'create' | 'remove' | 'refresh' | CrudToolbarAction
