import { createContext, useContext } from 'react'

import type { Texts } from '../../locales/zh-CN.ts'

const Context = createContext<Texts | undefined>(undefined)

/** Gives the blocks inside their texts. */
export const TextsProvider = Context.Provider

/** Texts of the page's locale. */
export function useTexts(): Texts {
  const texts = useContext(Context)
  if (!texts) throw new Error('useTexts: no <TextsProvider> above. Render blocks through renderBlocks().')
  return texts
}
