import { useLayoutEffect, type RefObject } from 'react'
import type { Unsaved } from '../../unsaved/createUnsaved.ts'
import { isField, readFields, restoreFields, type Field, type FieldValues } from './fieldValues.ts'

export interface UseFieldValuesOptions {
  id: string
  /** What was entered in pages that were dropped, by their ids. */
  dropped: Map<string, FieldValues>
  unsaved: Unsaved
}

/**
 * When a kept page is dropped because too many are kept, remembers the fields that the visitor has changed, and enters the values again when
 * the page is mounted again. What was saved is the page's own to load.
 */
export function useFieldValues(ref: RefObject<HTMLElement | null>, { id, dropped, unsaved }: UseFieldValuesOptions): void {
  useLayoutEffect(() => {
    const page = ref.current
    if (!page) return undefined
    const changed = new Set<Field>()
    const record = ({ target }: Event) => {
      if (isField(target)) changed.add(target)
    }
    let wasUnsaved = unsaved.has(id)
    const unsubscribe = unsaved.subscribe(() => {
      const isUnsaved = unsaved.has(id)
      if (wasUnsaved && !isUnsaved) changed.clear()
      wasUnsaved = isUnsaved
    })
    page.addEventListener('input', record)
    const stopRestoring = restore(page, dropped.get(id))
    return () => {
      stopRestoring()
      unsubscribe()
      page.removeEventListener('input', record)
      dropped.set(id, readFields(changed, page))
    }
  }, [ref, id, dropped, unsaved])
}

/** Enters what can be entered now, and the rest when its fields have loaded, unless the visitor was faster. Returns a cleanup function. */
function restore(page: HTMLElement, values: FieldValues = new Map()): () => void {
  restoreFields(values, page)
  if (values.size === 0) return () => {}
  const observer = new MutationObserver(() => {
    restoreFields(values, page)
    if (values.size === 0) stop()
  })
  const stopAtInput = ({ isTrusted }: Event) => {
    if (isTrusted) stop()
  }
  const stop = () => {
    observer.disconnect()
    page.removeEventListener('input', stopAtInput)
  }
  observer.observe(page, { childList: true, subtree: true })
  page.addEventListener('input', stopAtInput)
  return stop
}
