import { use } from 'react'
import { loadMoreT, type LayoutMoreT } from '../core/moreTexts.ts'
import { useLayout } from './LayoutContext.tsx'
import { useAtomSelector } from './useAtomValue.ts'

/** Texts of the parts that load later; suspends until they are there. */
export function useMoreT(): LayoutMoreT {
  const moreTexts = useAtomSelector(useLayout().inputs, (inputs) => inputs.moreTexts)
  return use(loadMoreT({ moreTexts }))
}
