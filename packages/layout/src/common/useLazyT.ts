import { use } from 'react'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'
import { useLayoutBase } from './LayoutContext.tsx'
import { useAtomSelector } from './useAtomValue.ts'

/** Texts of the lazily loaded parts; suspends until they are loaded, and not at all if they are already. */
export function useLazyT(): LayoutLazyT {
  const { inputs } = useLayoutBase()
  const lazyTexts = useAtomSelector(inputs, (given) => given.lazyTexts)
  // Another `t` is another language: that of `<html lang>` is loaded for it.
  useAtomSelector(inputs, (given) => given.t)
  return use(loadLazyTexts({ lazyTexts }))
}
