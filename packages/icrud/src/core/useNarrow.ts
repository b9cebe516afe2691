import { onBeforeUnmount, readonly, ref, type Ref } from 'vue'

/** Whether the window is as narrow as a phone, where fields are stacked with labels above. */
export function useNarrow(): Readonly<Ref<boolean>> {
  const query = matchMedia('(max-width: 600px)')
  const isNarrow = ref(query.matches)
  const update = (): void => void (isNarrow.value = query.matches)
  query.addEventListener('change', update)
  onBeforeUnmount(() => query.removeEventListener('change', update))
  return readonly(isNarrow)
}
