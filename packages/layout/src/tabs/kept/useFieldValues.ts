import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Unsaved } from '../../unsaved/createUnsaved.ts'
import { isField, readFields, restoreFields, type Field, type FieldValues } from './fieldValues.ts'

export interface UseFieldValuesOptions {
  id: string
  /** What was entered in pages that were dropped, by their ids. */
  dropped: Map<string, FieldValues>
  unsaved: Unsaved
}

/** What the page's boundary calls. */
export interface FieldValuesEvents {
  beforeFailure: () => void
  /** Returns a cleanup function. */
  onShown: () => () => void
}

/**
 * When a kept page is dropped because too many are kept, or removed because it throws, remembers the fields that the visitor has changed,
 * and enters the values again when the page is mounted again. What was saved is the page's own to load. A page that throws with unsaved
 * changes stays marked until then.
 */
export function useFieldValues(ref: RefObject<HTMLElement | null>, { id, dropped, unsaved }: UseFieldValuesOptions): FieldValuesEvents {
  const fail = useRef(() => {})
  const release = useRef<(() => void) | null>(null)

  useLayoutEffect(() => {
    const page = ref.current
    if (!page) return undefined
    const changed = new Set<Field>()
    let isSaved = false
    const forgetSaved = () => {
      if (isSaved) changed.clear()
      isSaved = false
    }
    const record = ({ target }: Event) => {
      forgetSaved()
      if (isField(target)) changed.add(target)
    }
    // A reload takes the mark away and sets it again: only what is entered later, or a page that is dropped, shows that it was saved.
    let wasUnsaved = unsaved.has(id)
    const unsubscribe = unsaved.subscribe(() => {
      const isUnsaved = unsaved.has(id)
      if (wasUnsaved !== isUnsaved) isSaved = wasUnsaved
      wasUnsaved = isUnsaved
    })
    page.addEventListener('input', record)
    let missing: FieldValues = dropped.get(id) ?? new Map()
    let stopRestoring = restore(page, missing)
    const valuesNow = () => {
      forgetSaved()
      return new Map([...missing, ...readFields(changed, page)])
    }
    fail.current = () => {
      if (unsaved.has(id)) release.current = unsaved.mark(id)
      missing = valuesNow()
      stopRestoring()
      stopRestoring = restoreLater(page, missing)
    }
    return () => {
      stopRestoring()
      unsubscribe()
      page.removeEventListener('input', record)
      dropped.set(id, valuesNow())
    }
  }, [ref, id, dropped, unsaved])

  const onShown = useCallback(() => {
    // The values are entered right after the page is mounted, and the page marks itself then.
    const timer = setTimeout(() => {
      release.current?.()
      release.current = null
    })
    return () => clearTimeout(timer)
  }, [])
  const beforeFailure = useCallback(() => fail.current(), [])
  return { beforeFailure, onShown }
}

/** Enters what can be entered now, and the rest when its fields have loaded, unless the visitor was faster. Returns a cleanup function. */
function restore(page: HTMLElement, values: FieldValues): () => void {
  restoreFields(values, page)
  return restoreLater(page, values)
}

function restoreLater(page: HTMLElement, values: FieldValues): () => void {
  if (values.size === 0) return () => {}
  const observer = new MutationObserver(() => {
    restoreFields(values, page)
    if (values.size === 0) stop()
  })
  const stopAtInput = ({ isTrusted }: Event) => {
    if (!isTrusted) return
    values.clear()
    stop()
  }
  const stop = () => {
    observer.disconnect()
    page.removeEventListener('input', stopAtInput)
  }
  observer.observe(page, { childList: true, subtree: true })
  page.addEventListener('input', stopAtInput)
  return stop
}
