import type { CrudInstance } from './CrudInstance.ts'
import type { CrudRow } from './CrudRow.ts'

/** What an action of the toolbar is given. */
export interface CrudToolbarContext {
  /** Selected rows. */
  selection: readonly CrudRow[]
  /** The chosen row. */
  radio: CrudRow | null
  crud: CrudInstance
}

/** A custom action over the table. */
export interface CrudToolbarAction {
  key: string
  text: string
  icon?: string
  type?: 'default' | 'primary' | 'dashed' | 'text' | 'error'
  visible?: boolean | ((context: CrudToolbarContext) => boolean)
  disabled?: boolean | ((context: CrudToolbarContext) => boolean)
  onClick: (context: CrudToolbarContext) => unknown
}

/** One entry of the toolbar. */
export type CrudToolbarItem = 'create' | 'remove' | 'refresh' | CrudToolbarAction
