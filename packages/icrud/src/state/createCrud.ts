import { onBeforeUnmount, type Slots } from 'vue'
import type { CrudEmit } from '../crudEmits.ts'
import { fillText } from '../texts/fillText.ts'
import type { CrudInstance } from '../types/CrudInstance.ts'
import type { CrudRow } from '../types/CrudRow.ts'
import type { CrudContext } from './CrudContext.ts'
import type { CrudProps } from './CrudProps.ts'
import { useActions } from './useActions.ts'
import { useConfirm } from './useConfirm.ts'
import { useDialog } from './useDialog.ts'
import { useDicts } from './useDicts.ts'
import { useExpand } from './useExpand.ts'
import { useHost } from './useHost.ts'
import { useRadio } from './useRadio.ts'
import { useRows } from './useRows.ts'
import { useSearch } from './useSearch.ts'
import { useSelection } from './useSelection.ts'

/** Creates the state of one table. Must run in a component's setup. `announce` receives success messages. */
export function createCrud(props: CrudProps, emit: CrudEmit, slots: Slots, announce: (text: string) => void): CrudContext {
  const host = useHost(props, emit)
  const rows = useRows(host)
  const parts = {
    host,
    rows,
    search: useSearch(host, rows),
    selection: useSelection(host, rows),
    radio: useRadio(host, rows),
    expand: useExpand(host),
    dicts: useDicts(host),
    dialog: useDialog(host, async () => {
      announce(host.texts.value.saved)
      await rows.load()
    }),
    confirm: useConfirm(host),
    actions: useActions(host),
    slots,
    namedSlot: (name: string | undefined) => (name === undefined ? undefined : slots[name]),
  }
  onBeforeUnmount(rows.cancel)
  const remove = (gone: readonly CrudRow[]) => askToRemove([...gone], parts, announce)
  return { ...parts, instance: instanceOf(parts, remove) }
}

function instanceOf(
  { rows, search, selection, radio, dialog, dicts, host }: Omit<CrudContext, 'instance'>,
  remove: CrudInstance['remove'],
): CrudInstance {
  return {
    refresh: () => rows.load(),
    reload: () => rows.load({ page: 1 }),
    search: search.fill,
    resetSearch: search.reset,
    openCreate: (values) => void dialog.show('create', null, values),
    openEdit: (row) => dialog.show('edit', row),
    openView: (row) => dialog.show('view', row),
    remove,
    close: dialog.close,
    getRows: () => rows.rows.value,
    getQuery: () => rows.ask.value,
    getSelection: () => selection.rows.value,
    setSelection: selection.set,
    clearSelection: () => selection.set([]),
    getRadio: () => radio.row.value,
    setRadio: radio.choose,
    reloadDict: (name) => dicts.reload(name === undefined ? undefined : (host.props.dict[name] ?? name)),
  }
}

/** Deletes rows after a confirmation, unselects them, and loads the page again. */
function askToRemove(
  gone: CrudRow[],
  { host: { props, texts, emit }, rows, selection, confirm }: Pick<CrudContext, 'host' | 'rows' | 'selection' | 'confirm'>,
  announce: (text: string) => void,
): void {
  const { fetchRemove } = props
  if (!fetchRemove) throw new Error('iCRUD: remove() needs the hook fetchRemove.')
  if (gone.length === 0) return
  const count = { count: gone.length }
  confirm.ask({
    text: fillText(texts.value.confirmRemove, count),
    action: texts.value.remove,
    hook: 'fetchRemove',
    run: (signal) => fetchRemove(gone, { signal }),
    async done() {
      announce(fillText(texts.value.removed, count))
      for (const row of gone) selection.toggle(row, false)
      emit('on-remove', gone)
      await rows.load()
    },
  })
}
