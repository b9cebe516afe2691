import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Layout } from '../core/Layout.ts'
import type { PageTitles } from './PageTitles.ts'

const made = new WeakMap<Layout, PrimitiveAtom<PageTitles>>()

/** The titles that pages of a layout gave themselves. Made on first use: the first load of the shell has no code for it. */
export function pageTitlesOf(layout: Layout): PrimitiveAtom<PageTitles> {
  const titles = made.get(layout) ?? createPageTitles(layout)
  made.set(layout, titles)
  return titles
}

/** The titles may be data that another user must not see. */
function createPageTitles({ store, inputs }: Layout): PrimitiveAtom<PageTitles> {
  const titles = atom<PageTitles>(new Map())
  let { user } = store.get(inputs)
  store.sub(inputs, () => {
    const now = store.get(inputs).user
    if (now !== user) store.set(titles, new Map())
    user = now
  })
  return titles
}
