import type { Slot } from 'vue'
import type { CrudSlots } from '../crudSlots.ts'
import type { CrudInstance } from '../types/CrudInstance.ts'
import type { CrudHost } from './CrudHost.ts'
import type { CrudActions } from './useActions.ts'
import type { CrudConfirm } from './useConfirm.ts'
import type { CrudDialogState } from './useDialog.ts'
import type { CrudDicts } from './useDicts.ts'
import type { CrudExpand } from './useExpand.ts'
import type { CrudRadio } from './useRadio.ts'
import type { CrudRows } from './useRows.ts'
import type { CrudSearch } from './useSearch.ts'
import type { CrudSelection } from './useSelection.ts'

/** State shared by the parts of a table. */
export interface CrudContext {
  host: CrudHost
  rows: CrudRows
  search: CrudSearch
  selection: CrudSelection
  radio: CrudRadio
  expand: CrudExpand
  dicts: CrudDicts
  dialog: CrudDialogState
  confirm: CrudConfirm
  actions: CrudActions
  slots: CrudSlots
  /** A slot named by a column. */
  namedSlot: (name: string | undefined) => Slot | undefined
  instance: CrudInstance
}
