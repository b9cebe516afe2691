import { computed, onBeforeUnmount, reactive, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { changedValues } from '../core/changedValues.ts'
import { createLatest } from '../core/createLatest.ts'
import { CrudError } from '../CrudError.ts'
import { formDefaults } from '../form/formFields.ts'
import { dialogDefaults } from '../optionDefaults.ts'
import type { CrudDialogOptions } from '../types/CrudOptions.ts'
import type { CrudMode, CrudRow, CrudValues } from '../types/CrudRow.ts'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'

/** The dialog of a table. */
export interface CrudDialogState {
  open: Ref<boolean>
  mode: Ref<CrudMode>
  /** The record it was opened with. */
  row: Ref<CrudRow | null>
  /** The form's values. */
  values: CrudValues
  /** The hook's error messages by field. */
  errors: Ref<Readonly<Record<string, string>>>
  failure: Ref<CrudFailure | null>
  /** Whether the record is being loaded. */
  loading: Ref<boolean>
  saving: Ref<boolean>
  options: ComputedRef<Required<Omit<CrudDialogOptions, 'title'>> & Pick<CrudDialogOptions, 'title'>>
  show: (mode: CrudMode, row: CrudRow | null, values?: CrudValues) => Promise<void>
  /** Saves the form; ignores further calls while saving. */
  save: (isValid: () => Promise<boolean>) => Promise<void>
  close: () => void
}

/** Creates the dialog's state. After a failure the dialog stays open with its input; it cannot be closed while saving. */
export function useDialog(host: CrudHost, onSaved: () => Promise<void>): CrudDialogState {
  const { props, settings, texts, emit, fail } = host
  const open = ref(false)
  const mode = ref<CrudMode>('create')
  const row = shallowRef<CrudRow | null>(null)
  const values = reactive<CrudValues>({})
  const errors = shallowRef<Readonly<Record<string, string>>>({})
  const failure = shallowRef<CrudFailure | null>(null)
  const loading = ref(false)
  const saving = ref(false)
  const latest = createLatest()
  const options = computed(() => ({ ...dialogDefaults, ...settings.dialog, ...props.dialog }))

  function setValues(next: CrudValues): void {
    for (const key of Object.keys(values)) delete values[key]
    Object.assign(values, next)
  }

  async function load(shown: CrudRow, as: 'view' | 'edit'): Promise<void> {
    loading.value = true
    failure.value = null
    const result = await latest.run((signal) => props.fetchView?.(shown, { signal, mode: as }) ?? shown)
    if (result.state === 'stale') return
    loading.value = false
    if (result.state === 'failed') {
      const message = fail(result.error, 'fetchView')
      failure.value = { title: texts.value.fetchViewFailed, message, retry: () => void load(shown, as) }
      return
    }
    row.value = result.value
    setValues({ ...formDefaults(props.columns), ...structuredCopy(result.value) })
  }

  async function show(as: CrudMode, shown: CrudRow | null, given: CrudValues = {}): Promise<void> {
    if (saving.value) return
    mode.value = as
    row.value = shown
    errors.value = {}
    failure.value = null
    setValues({ ...formDefaults(props.columns), ...structuredCopy(shown ?? given) })
    open.value = true
    emit('on-open', as, shown)
    if (shown && as !== 'create' && props.fetchView) await load(shown, as)
  }

  function close(): void {
    if (saving.value || !open.value) return
    latest.cancel()
    loading.value = false
    open.value = false
    emit('on-close')
  }

  async function save(isValid: () => Promise<boolean>): Promise<void> {
    const as = mode.value
    const hook = as === 'create' ? 'fetchCreate' : 'fetchEdit'
    if (saving.value || loading.value || as === 'view') return
    saving.value = true
    errors.value = {}
    failure.value = null
    const sent = structuredCopy(values)
    const result = (await isValid()) ? await latest.run((signal) => store(sent, as, signal)) : ({ state: 'stale' } as const)
    saving.value = false
    if (result.state === 'failed') {
      if (result.error instanceof CrudError) errors.value = result.error.fields
      failure.value = { title: texts.value[`${hook}Failed`], message: fail(result.error, hook) }
    }
    if (result.state !== 'done') return
    emit('on-save', as, sent, result.value)
    if (options.value.closeAfterSave) close()
    else if (as === 'create') setValues(formDefaults(props.columns))
    await onSaved()
  }

  async function store(sent: CrudRow, as: 'create' | 'edit', signal: AbortSignal): Promise<unknown> {
    const before = row.value
    if (as === 'create' || !before) return props.fetchCreate?.(sent, { signal })
    return props.fetchEdit?.({ ...before, ...sent }, { signal, row: before, changed: changedValues(before, sent) })
  }

  onBeforeUnmount(latest.cancel)
  return { open, mode, row, values, errors, failure, loading, saving, options, show, save, close }
}

/** A deep copy of lists and objects, so that input does not change the row behind the dialog. */
function structuredCopy(values: CrudValues): CrudValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, copyOf(value)]))
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) : value
}
