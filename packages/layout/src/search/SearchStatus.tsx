import { VisuallyHidden } from '@view-site/ui'
import { queryOf } from './queryOf.ts'
import { fill, type SearchTexts } from './texts.ts'
import type { Picker } from './usePicker.ts'

/** Says how much was found, when all sources have answered. */
export function SearchStatus({ picker, texts }: { picker: Picker; texts: SearchTexts }) {
  const query = queryOf(picker)
  const isSettled = query !== '' && picker.groups.every(({ status }) => status !== 'searching')
  const actions = picker.groups.flatMap(({ options }) => options.filter(({ kind }) => kind === 'action'))
  const count = picker.state.groups.reduce((sum, { hits }) => sum + hits.length, actions.length)
  const text = count > 0 ? fill(texts.found, { count }) : fill(texts.none, { query })
  return (
    <output>
      <VisuallyHidden>{isSettled ? text : ''}</VisuallyHidden>
    </output>
  )
}
