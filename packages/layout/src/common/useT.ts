import type { LayoutT } from '../core/texts.ts'
import { useLayoutBase } from './LayoutContext.tsx'
import { useAtomSelector } from './useAtomValue.ts'

/** The layout's `t` port in the language shown now. */
export function useT(): LayoutT {
  return useAtomSelector(useLayoutBase().inputs, (inputs) => inputs.t)
}
