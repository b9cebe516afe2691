import { useEffect, useState } from 'react'
import type { Layout } from '../core/Layout.ts'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'

/** Texts of the lazily loaded parts, once they are loaded; undefined before, if they are not wanted, and if they cannot be loaded. */
export function useLoadedTexts(layout: Layout, wanted: boolean): LayoutLazyT | undefined {
  const [texts, setTexts] = useState<{ t: LayoutLazyT }>()
  useEffect(() => {
    if (!wanted) return undefined
    let isGone = false
    loadLazyTexts(layout.store.get(layout.inputs)).then(
      (t) => !isGone && setTexts({ t }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [layout, wanted])
  return texts?.t
}
