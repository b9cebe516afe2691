import { home, kindOf, limits } from './pages.ts'
import type { Seen, ShownPage } from './TorturePage.ts'

/** What a page must contain. */
export interface PageState {
  text: string
  /** What was saved last: what a new view of the page starts with. */
  saved: string
  failed: boolean
}

/** What the app must show, from what was done with it. */
export interface Model {
  /** Id of the current page; null where a step may lead to any page. */
  current: string | null
  /** Ids of the open tabs, also those without permission. */
  tabs: Set<string>
  /** Ids of pages whose tab may have been opened: they were left while they loaded. */
  possible: Set<string>
  permitted: boolean
  user: string
  canGoBack: boolean
  page: (id: string) => PageState
  isUnsaved: (id: string) => boolean
  /** Whether leaving the current page asks: it is unsaved and not kept alive. */
  asksWhenLeft: () => boolean
  /** Throws away what was typed in a page. */
  discard: (id: string) => void
  /** The tabs that a user had open when they last signed out. */
  tabsOf: (user: string) => Iterable<string>
  /** All tabs lose what was typed and saved: another user, or a new document. */
  restart: (tabs: Iterable<string>) => void
  mayShow: (id: string) => boolean
  /** What differs from what must be seen. */
  differences: (seen: Seen) => string[]
  /** Takes over what the model leaves open: the page that was reached, the tabs that were closed for the limit. */
  accept: (seen: Seen) => void
}

/** The model of an app that was just opened. */
export function createModel(user: string): Model {
  const pages = new Map<string, PageState>()
  const tabsOfUsers = new Map<string, readonly string[]>()
  const model: Model = {
    current: home,
    tabs: new Set([home]),
    possible: new Set(),
    permitted: true,
    user,
    canGoBack: false,
    page(id) {
      const state = pages.get(id) ?? { text: '', saved: '', failed: false }
      pages.set(id, state)
      return state
    },
    isUnsaved(id) {
      const { text, saved } = model.page(id)
      return kindOf(id)?.guards === true && text !== saved
    },
    asksWhenLeft: () => model.current !== null && kindOf(model.current)?.cache === false && model.isUnsaved(model.current),
    discard(id) {
      const state = model.page(id)
      state.text = state.saved
    },
    tabsOf: (one) => tabsOfUsers.get(one) ?? [],
    restart(tabs) {
      pages.clear()
      model.permitted = true
      model.tabs = new Set(tabs)
    },
    mayShow: (id) => model.permitted || kindOf(id)?.restricted !== true,
    differences: (seen) => [
      ...seen.faults,
      ...(seen.asks ? ['something is asked'] : []),
      ...(model.current === null || model.current === seen.page ? [] : [`the current page is ${seen.page} instead of ${model.current}`]),
      ...tabDifferences(model, seen),
      ...seen.shown.flatMap((shown) => pageDifferences(model, seen, shown)),
      ...visibleDifferences(seen),
    ],
    accept(seen) {
      for (const id of model.tabs) if (wasOpenedAgain(model, seen, id)) model.discard(id)
      model.current = seen.page
      model.canGoBack = seen.canGoBack
      model.tabs = new Set(seen.stored)
      tabsOfUsers.set(model.user, seen.stored)
      model.possible.clear()
      for (const [id, { text, saved }] of pages) {
        const isGone = !model.tabs.has(id) || (kindOf(id)?.cache === false && id !== seen.page)
        if (isGone && text !== saved) model.discard(id)
      }
    },
  }
  return model
}

function tabDifferences(model: Model, seen: Seen): string[] {
  const expected = new Set([home, ...model.tabs, ...(kindOf(seen.page) ? [seen.page] : [])])
  const missing = [...expected].filter((id) => !seen.stored.includes(id) && !model.possible.has(id))
  const extra = seen.stored.filter((id) => !expected.has(id) && !model.possible.has(id))
  const kept = missing.filter((id) => id === home || id === seen.page || model.isUnsaved(id))
  const most = Math.max(0, expected.size + model.possible.size - limits.maxTabs)
  const bar = seen.stored.filter((id) => model.mayShow(id))
  const unsaved = bar.filter((id) => model.isUnsaved(id))
  return [
    ...kept.map((id) => `the tab ${id} is gone though it has to stay`),
    ...(missing.length > most ? [`the tabs ${missing.join(', ')} are gone, at most ${most} exceed the limit`] : []),
    ...extra.map((id) => `the tab ${id} is open though it was closed or never opened`),
    ...compare('tabs in the bar', seen.tabs, bar),
    ...compare('tabs marked as unsaved', seen.unsaved, unsaved),
  ]
}

/**
 * Whether a tab was closed for the limit when another one was opened on the way to its page, and then opened again: it is behind that one
 * now. A tab with unsaved changes is not closed for the limit.
 */
function wasOpenedAgain(model: Model, { stored }: Seen, id: string): boolean {
  if (!model.tabs.has(id) || model.isUnsaved(id) || model.tabs.size + model.possible.size <= limits.maxTabs) return false
  return [...model.possible].some((one) => !model.tabs.has(one) && stored.includes(one) && stored.indexOf(one) < stored.indexOf(id))
}

function pageDifferences(model: Model, seen: Seen, { kept, ids, text, failed }: ShownPage): string[] {
  const { page, tabs } = seen
  const id = kept ?? page
  const state = model.page(id)
  const entered = wasOpenedAgain(model, seen, id) ? state.saved : state.text
  const isOpen = kept === null || tabs.includes(kept) || model.isUnsaved(kept)
  return [
    ...(isOpen ? [] : [`the page ${id} is alive without a tab`]),
    ...(failed === state.failed ? [] : [failed ? `the page ${id} shows an error` : `the page ${id} shows no error`]),
    ...ids.filter((one) => one !== id).map((one) => `the page ${id} has data of ${one}`),
    ...(failed || text === entered ? [] : [`the page ${id} contains “${text}” instead of “${entered}”`]),
  ]
}

function visibleDifferences({ page, shown }: Seen): string[] {
  const visible = shown.filter((one) => one.visible)
  const expected = kindOf(page) ? 1 : 0
  if (visible.length !== expected) return [`${visible.length} pages are visible instead of ${expected}`]
  return visible.some(({ kept }) => kept !== null && kept !== page) ? [`a kept page that is not ${page} is visible`] : []
}

function compare(what: string, seen: readonly string[], expected: readonly string[]): string[] {
  return seen.join(' ') === expected.join(' ') ? [] : [`${what}: ${seen.join(' ')} instead of ${expected.join(' ')}`]
}
