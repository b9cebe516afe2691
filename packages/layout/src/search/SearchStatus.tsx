import { VisuallyHidden } from '@view-site/ui'
import type { SearcherState } from './createSearcher.ts'
import { fill, type SearchTexts } from './texts.ts'

/** Says how much was found, when all sources have answered. */
export function SearchStatus({ state, texts }: { state: SearcherState; texts: SearchTexts }) {
  const query = state.query.trim()
  const isSettled = query !== '' && state.groups.every(({ status }) => status !== 'searching')
  const count = state.groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const text = count > 0 ? fill(texts.found, { count }) : fill(texts.none, { query })
  return (
    <output>
      <VisuallyHidden>{isSettled ? text : ''}</VisuallyHidden>
    </output>
  )
}
