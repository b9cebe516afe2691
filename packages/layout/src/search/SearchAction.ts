/** Something that the search picker can do, besides opening pages. */
export interface SearchAction {
  /** Unique among the actions. */
  id: string
  title: string
  /** Other words that find it. */
  keywords?: string
  /** Its keyboard shortcut, shown at the end: `Ctrl S`. The picker does not listen for it. */
  keys?: string
  /** Called when the picker has closed. */
  run: () => void
}

/** What a query begins with that looks for actions only. */
const mark = '>'

/** Whether a query looks for actions only. */
export function isActionQuery(text: string): boolean {
  return text.trimStart().startsWith(mark)
}

/** The actions that have every word of a query in their names; all of them for `>` alone. */
export function findActions(actions: readonly SearchAction[], text: string): readonly SearchAction[] {
  const words = (isActionQuery(text) ? text.trimStart().slice(mark.length) : text).toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ title, keywords = '' }) => {
    const names = `${title} ${keywords}`.toLowerCase()
    return words.every((word) => names.includes(word))
  })
}
