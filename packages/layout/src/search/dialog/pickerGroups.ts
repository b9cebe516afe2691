import { findActions, isActionQuery, type SearchAction } from '../SearchAction.ts'
import type { SearcherGroup, SearcherState } from '../sources/createSearcher.ts'
import type { PopularPage, SearchHit } from '../sources/SearchSource.ts'
import { fill, type SearchTexts } from '../texts.ts'

/** A row of the list. Its key is unique in the list. */
export type PickerOption =
  | { kind: 'hit'; key: string; hit: SearchHit }
  | { kind: 'search'; key: string; query: string }
  | { kind: 'action'; key: string; action: SearchAction }

/** Rows under a heading. */
export interface PickerGroup {
  id: string
  label: string
  options: readonly PickerOption[]
  note?: string
  /** Recent searches can be cleared. */
  canClear?: true
  /** Whether its source is still searching or has failed. */
  status: SearcherGroup['status']
}

/** Pages under a heading, offered before anything is typed. */
export interface PageGroup {
  id: string
  label: string
  pages: readonly PopularPage[]
}

export interface PickerGroupsOptions {
  state: SearcherState
  /** In front of recent searches. */
  saved: readonly PageGroup[]
  popular: readonly PopularPage[]
  searches: readonly string[]
  actions: readonly SearchAction[]
  /** What is typed. */
  text: string
  texts: SearchTexts
}

/** What the list shows: hits and actions, or, before anything is typed, saved pages, recent searches, popular pages and all actions. */
export function pickerGroups({ state, saved, popular, searches, actions, text, texts }: PickerGroupsOptions): PickerGroup[] {
  const found = actionGroups(findActions(actions, text), texts)
  if (isActionQuery(text)) return found
  if (state.query.trim() === '') return [...startGroups({ saved, popular, searches, texts }), ...found]
  return [...hitGroups(state, texts), ...found]
}

function actionGroups(actions: readonly SearchAction[], texts: SearchTexts): PickerGroup[] {
  if (actions.length === 0) return []
  const options = actions.map((action): PickerOption => ({ kind: 'action', key: `action-${action.id}`, action }))
  return [{ id: 'actions', label: texts.actions, status: 'done', options }]
}

function hitGroups(state: SearcherState, texts: SearchTexts): PickerGroup[] {
  const seen = new Set<string>()
  return state.groups.map(({ id, label, hits, status, total, note }) => {
    // A page that is already listed is not repeated; its parts are.
    const fresh = hits.filter(({ href }) => !seen.has(href) && seen.add(href))
    // The address in the key keeps the selection on the same page when results change.
    const options = fresh.map((hit): PickerOption => ({ kind: 'hit', key: `${id}-${hit.href}`, hit: withParent(hit, fresh) }))
    const groupNote = note ?? (total > hits.filter(({ isPart }) => !isPart).length ? fill(texts.more, { total }) : undefined)
    return { id, label, options, status, ...(groupNote === undefined ? {} : { note: groupNote }) }
  })
}

/** A part whose page is not in the list is shown like a page. */
function withParent(hit: SearchHit, shown: readonly SearchHit[]): SearchHit {
  const [page] = hit.href.split('#')
  return hit.isPart && !shown.some(({ href, isPart }) => !isPart && href === page) ? { ...hit, isPart: false } : hit
}

function startGroups({
  saved,
  popular,
  searches,
  texts,
}: Pick<PickerGroupsOptions, 'saved' | 'popular' | 'searches' | 'texts'>): PickerGroup[] {
  const recent: PickerGroup = {
    id: 'recent',
    label: texts.recent,
    status: 'done',
    canClear: true,
    options: searches.map((query, index) => ({ kind: 'search', key: `recent-${index}`, query })),
  }
  const groups = [...saved.map(pageGroup), recent, pageGroup({ id: 'popular', label: texts.popular, pages: popular })]
  return groups.filter(({ options }) => options.length > 0)
}

function pageGroup({ id, label, pages }: PageGroup): PickerGroup {
  const options = pages.map(({ href, title, note }, index): PickerOption => {
    const context = note === undefined ? {} : { context: [{ text: note }] }
    return { kind: 'hit', key: `${id}-${index}`, hit: { href, title: [{ text: title }], ...context } }
  })
  return { id, label, options, status: 'done' }
}
