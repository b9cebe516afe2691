import { spinner } from '@view-site/ui/classes'
import { fill, type SearchTexts } from '../texts.ts'
import type { PickerState } from './createPicker.ts'
import { element, iconElement, setChildren } from '@view-site/ui/dom'
import * as styles from './List.css.ts'
import { fillOption, optionElement, optionId } from './optionElement.ts'
import type { PickerGroup, PickerOption } from './pickerGroups.ts'

/** Id of the list that the field drives. */
export const listId = 'search-list'

/** What the list needs of the dialog. */
export interface ListOptions {
  texts: () => SearchTexts
  /** Address of a path of the app. */
  addressOf: (href: string) => string
  onClearRecent: () => void
  onRetry: () => void
}

/** The rows by group; below them a loading, error or empty state. */
export interface List {
  readonly element: HTMLElement
  readonly render: (state: PickerState) => void
  /** The option of the row at an event's target. */
  readonly optionAt: (target: EventTarget | null) => PickerOption | undefined
}

/** Makes the list. Rows that stay keep their elements. */
export function createList({ texts, addressOf, onClearRecent, onRetry }: ListOptions): List {
  const rows = new Map<string, { row: HTMLElement; option: PickerOption; content: string }>()
  const groups = new Map<string, HTMLElement>()
  const listbox = element('div', { id: listId, role: 'listbox', 'aria-label': texts().results })
  const body = element('div', { class: styles.body }, listbox)
  let failed: { element: HTMLElement; isOffline: boolean } | undefined

  function rowOf(option: PickerOption): HTMLElement {
    const { row, content } = rows.get(option.key) ?? { row: optionElement(option), content: '' }
    const next = JSON.stringify([option, option.kind === 'hit' && addressOf(option.hit.href)])
    if (next !== content) fillOption(row, option, addressOf)
    rows.set(option.key, { row, option, content: next })
    return row
  }
  function groupOf({ id, label, note, options }: PickerGroup): HTMLElement {
    const group = groups.get(id) ?? element('div', { role: 'group', class: styles.group, 'aria-labelledby': `search-group-${id}` })
    groups.set(id, group)
    const heading = element('span', { id: `search-group-${id}` }, label)
    const noted = note === undefined ? [] : [element('span', { class: styles.note }, note)]
    const head = element('div', { class: styles.groupHead, role: 'presentation' }, heading, ...noted)
    const shown = group.firstElementChild
    setChildren(group, [shown?.isEqualNode(head) ? shown : head, ...options.map(rowOf)])
    return group
  }
  function failure(): HTMLElement {
    const isOffline = !navigator.onLine
    if (failed?.isOffline !== isOffline) failed = { element: failedState(texts(), isOffline, onRetry), isOffline }
    return failed.element
  }
  const clear = element('button', { type: 'button', class: styles.clear }, texts().clearRecent)
  clear.addEventListener('click', onClearRecent)
  const waiting = element('p', { class: styles.waiting }, element('span', { class: spinner, 'aria-hidden': 'true' }), texts().searching)

  return {
    element: body,
    render({ groups: all, query, active }) {
      const isSearching = all.some(({ status }) => status === 'searching')
      const hasFailed = all.some(({ status }) => status === 'failed')
      const isEmpty = all.every(({ options }) => options.length === 0)
      setChildren(listbox, all.filter(({ options, note }) => options.length > 0 || note !== undefined).map(groupOf))
      listbox.ariaBusy = String(isSearching)
      const known = new Set(all.flatMap(({ options }) => options.map(({ key }) => key)))
      for (const [key, { row }] of rows) {
        if (known.has(key)) row.ariaSelected = String(key === active)
        else rows.delete(key)
      }
      if (!hasFailed) failed = undefined
      setChildren(body, [
        listbox,
        ...(all.some(({ canClear }) => canClear) ? [clear] : []),
        ...(hasFailed ? [failure()] : []),
        ...(isEmpty && isSearching ? [waiting] : []),
        ...(isEmpty && !isSearching && !hasFailed && query !== '' ? [emptyState(texts(), query)] : []),
      ])
    },
    optionAt(target) {
      const row = target instanceof Element ? target.closest('[role="option"]') : null
      return row ? [...rows.values()].find(({ option }) => optionId(option.key) === row.id)?.option : undefined
    },
  }
}

function failedState(texts: SearchTexts, isOffline: boolean, onRetry: () => void): HTMLElement {
  const retry = element('button', { type: 'button', class: styles.retry }, iconElement(reload), texts.retry)
  retry.addEventListener('click', onRetry)
  return element(
    'div',
    { role: 'alert', class: styles.state },
    iconElement(warning, styles.failedIcon),
    element('b', {}, isOffline ? texts.offline : texts.failed),
    element('p', { class: styles.stateText }, isOffline ? texts.offlineHint : texts.failedHint),
    retry,
  )
}

function emptyState(texts: SearchTexts, query: string): HTMLElement {
  return element(
    'div',
    { class: styles.state },
    iconElement(dashedGrid, styles.emptyDrawing, '0 0 72 48'),
    element('b', {}, fill(texts.none, { query })),
    element('p', { class: styles.stateText }, texts.noneHint),
  )
}

const dashedGrid = 'M.5 .5h71v47h-71zM.5 14.5h71M24.5 14.5v33M48.5 14.5v33'
const reload = 'M3 8a5 5 0 0 1 8.7-3.4L13 6M13 2.5V6H9.5M13 8a5 5 0 0 1-8.7 3.4L3 10M3 13.5V10h3.5'
const warning = 'M8 2.5 14.2 13.5H1.8zM8 6.5v3.2M8 11.6v.1'
