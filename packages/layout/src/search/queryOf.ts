import { isActionQuery } from './SearchAction.ts'
import type { Picker } from './usePicker.ts'

/** What is looked for: while an input method composes, the text is not searched yet. */
export function queryOf({ text, state }: Pick<Picker, 'text' | 'state'>): string {
  return (isActionQuery(text) ? text : state.query).trim()
}
