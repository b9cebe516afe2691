import { use } from 'react'
import type { LayoutMoreT } from '../core/lazyTexts.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'
import { useLayout } from './LayoutContext.tsx'
import { useAtomSelector } from './useAtomValue.ts'

/** Texts of the parts that load later; suspends until they are there. */
export function useLazyT(): LayoutMoreT {
  const { inputs } = useLayout()
  const moreTexts = useAtomSelector(inputs, (given) => given.moreTexts)
  // Another `t` is another language: that of `<html lang>` is loaded for it.
  useAtomSelector(inputs, (given) => given.t)
  return use(loadLazyTexts({ moreTexts }))
}
