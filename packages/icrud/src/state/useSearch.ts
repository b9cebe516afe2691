import { computed, onBeforeUnmount, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { createLatest } from '../core/createLatest.ts'
import { isEmpty } from '../core/isEmpty.ts'
import { searchDefaults } from '../optionDefaults.ts'
import { searchFields, type SearchField } from '../search/searchFields.ts'
import type { CrudSearchOptions } from '../types/CrudOptions.ts'
import type { CrudValues } from '../types/CrudRow.ts'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'
import type { CrudRows } from './useRows.ts'

/** The search bar of a table. */
export interface CrudSearch {
  fields: ComputedRef<SearchField[]>
  options: ComputedRef<Required<CrudSearchOptions>>
  /** The values of the fields, submitted or not. */
  values: Ref<CrudValues>
  busy: Ref<boolean>
  failure: Ref<CrudFailure | null>
  change: (key: string, value: unknown) => void
  submit: () => Promise<void>
  fill: (values: CrudValues) => Promise<void>
  reset: () => Promise<void>
}

/** Creates the state of the search bar. Input only applies when submitted; if a hook fails, input and rows stay unchanged. */
export function useSearch({ props, settings, texts, emit, fail }: CrudHost, { load }: CrudRows): CrudSearch {
  const options = computed(() => ({
    ...searchDefaults,
    ...settings.search,
    ...(typeof props.search === 'object' ? props.search : {}),
  }))
  const yesNo = computed(() => [
    { value: true, label: texts.value.yes },
    { value: false, label: texts.value.no },
  ])
  const fields = computed(() => (props.search === false ? [] : searchFields(props.columns, yesNo.value)))
  const defaults = () => Object.fromEntries(fields.value.map(({ key, default: initial }) => [key, initial]))
  const values = shallowRef<CrudValues>(defaults())
  const busy = ref(false)
  const failure = shallowRef<CrudFailure | null>(null)
  const latest = createLatest()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function submit(): Promise<void> {
    clearTimeout(timer)
    const entered = Object.fromEntries(Object.entries(values.value).filter(([, value]) => !isEmpty(value)))
    busy.value = true
    const result = await latest.run(async (signal) => (await props.fetchSearch?.(entered, { signal })) ?? entered)
    if (result.state === 'stale') return
    busy.value = false
    if (result.state === 'failed') {
      failure.value = { title: texts.value.fetchSearchFailed, message: fail(result.error, 'fetchSearch'), retry: () => void submit() }
      return
    }
    failure.value = null
    emit('on-search', result.value)
    await load({ page: 1, search: result.value })
  }

  onBeforeUnmount(() => {
    clearTimeout(timer)
    latest.cancel()
  })

  return {
    fields,
    options,
    values,
    busy,
    failure,
    change(key, value) {
      values.value = { ...values.value, [key]: value }
      clearTimeout(timer)
      if (options.value.auto) timer = setTimeout(() => void submit(), 300)
    },
    submit,
    async fill(next) {
      values.value = { ...values.value, ...next }
      await submit()
    },
    async reset() {
      values.value = defaults()
      await submit()
    },
  }
}
