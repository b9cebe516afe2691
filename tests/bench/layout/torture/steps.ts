import type { Model } from './createModel.ts'
import { forbidden, home, kindOf, paths, users } from './pages.ts'
import type { Torture } from './TorturePage.ts'

/** A call of the app in the page. */
export type Call = { [Name in keyof Torture]: { name: Name; given: Parameters<Torture[Name]> } }[keyof Torture]

/** One thing that a visitor does. */
export interface Act {
  /** For the list of steps that led to a fault. */
  title: string
  call?: Call
  /** Text that is typed afterwards. */
  typed?: string
  /** Whether the document is loaded again. */
  reloads?: boolean
  /** Ids of the unsaved pages that are asked about, in this order. */
  asks?: readonly string[]
  /** Changes the model, from the answers to the questions. */
  outcome: (answers: readonly boolean[]) => void
}

/** A kind of act, with how often it comes relative to the others; null where it is not possible now. */
interface Step {
  weight: number
  act: (model: Model, random: Random) => Act | null
}

/** Returns an integer from 0 up to, not including, `below`. */
export type Random = (below: number) => number

/** How the next act is chosen. */
export interface NextActOptions {
  random: Random
  /** Whether the document may be loaded again. */
  reloads: boolean
}

/** Chooses what the visitor does next. */
export function nextAct(model: Model, { random, reloads }: NextActOptions): Act {
  for (;;) {
    const act = choose(random).act(model, random)
    if (act && (reloads || act.reloads !== true)) return act
  }
}

const firstStep: Step = { weight: 300, act: (model, random) => goTo(model, pick(paths, random)) }

const steps: readonly Step[] = [
  firstStep,
  { weight: 20, act: (model) => goTo(model, home) },
  { weight: 220, act: selectTab },
  { weight: 260, act: type },
  { weight: 60, act: save },
  { weight: 80, act: closeTab },
  { weight: 6, act: closeOthers },
  { weight: 3, act: closeAll },
  { weight: 40, act: goBack },
  { weight: 30, act: goTwice },
  { weight: 20, act: goAndClose },
  { weight: 25, act: fail },
  { weight: 80, act: repair },
  { weight: 20, act: reloadPage },
  { weight: 30, act: changePermission },
  { weight: 5, act: switchUser },
  { weight: 1, act: reloadDocument },
]

const total = steps.reduce((sum, { weight }) => sum + weight, 0)

function choose(random: Random): Step {
  let left = random(total)
  return steps.find(({ weight }) => (left -= weight) < 0) ?? firstStep
}

function pick<T>(list: readonly T[], random: Random): T {
  const one = list[random(list.length)]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

/** Leaves the current page: asks if it is unsaved and not kept. */
function leaving(model: Model, arrive: () => void): Pick<Act, 'asks' | 'outcome'> {
  const { current } = model
  if (current === null || !model.asksWhenLeft()) return { outcome: arrive }
  return {
    asks: [current],
    outcome([yes]) {
      if (yes !== true) return
      model.discard(current)
      arrive()
    },
  }
}

function goTo(model: Model, path: string): Act | null {
  if (path === model.current) return null
  return { title: `go to ${path}`, call: { name: 'go', given: [path] }, ...leaving(model, () => arrive(model, path)) }
}

function arrive(model: Model, path: string): void {
  model.current = model.mayShow(path) ? path : forbidden
}

function selectTab(model: Model, random: Random): Act | null {
  const tabs = [...model.tabs].filter((id) => model.mayShow(id) && id !== model.current)
  if (tabs.length === 0) return null
  const id = pick(tabs, random)
  return { title: `select ${id}`, call: { name: 'select', given: [id] }, ...leaving(model, () => arrive(model, id)) }
}

function type(model: Model, random: Random): Act | null {
  const id = model.current
  if (id === null || !kindOf(id) || model.page(id).failed) return null
  const replaces = random(4) === 0
  const typed = `${'abcdefghijklmnopqrstuvwxyz'[random(26)]}${random(100)} `
  return {
    title: `type “${typed}” into ${id}${replaces ? ', in place of its text' : ''}`,
    call: { name: 'focus', given: [replaces] },
    typed,
    outcome() {
      const state = model.page(id)
      state.text = replaces ? typed : state.text + typed
    },
  }
}

function save(model: Model): Act | null {
  const id = model.current
  if (id === null || !kindOf(id) || model.page(id).failed) return null
  return {
    title: `save ${id}`,
    call: { name: 'save', given: [] },
    outcome() {
      const state = model.page(id)
      state.saved = state.text
    },
  }
}

function closable(model: Model): string[] {
  return [...model.tabs].filter((id) => id !== home && model.mayShow(id))
}

/** Closes tabs: asks for each that is unsaved. */
function closing(model: Model, ids: readonly string[], then: string | null): Pick<Act, 'asks' | 'outcome'> {
  const asks = ids.filter((id) => model.isUnsaved(id))
  return {
    asks,
    outcome(answers) {
      const stay = new Set(asks.filter((_, index) => answers[index] !== true))
      const closed = ids.filter((id) => !stay.has(id))
      if (model.current !== null && closed.includes(model.current)) model.current = then
      for (const id of closed) {
        model.tabs.delete(id)
        model.discard(id)
      }
    },
  }
}

function closeTab(model: Model, random: Random): Act | null {
  const tabs = closable(model)
  if (tabs.length === 0) return null
  const id = pick(tabs, random)
  return { title: `close ${id}`, call: { name: 'close', given: [id] }, ...closing(model, [id], null) }
}

function closeOthers(model: Model, random: Random): Act | null {
  const tabs = closable(model)
  if (tabs.length === 0) return null
  const id = pick(tabs, random)
  const others = tabs.filter((one) => one !== id)
  return { title: `close all but ${id}`, call: { name: 'closeOthers', given: [id] }, ...closing(model, others, id) }
}

/** Closes all tabs that can be closed. */
export function closeAll(model: Model): Act {
  const { asks = [], outcome } = closing(model, closable(model), home)
  return {
    title: 'close all',
    call: { name: 'closeAll', given: [] },
    asks,
    outcome(answers) {
      outcome(answers)
      if (model.current === forbidden) model.current = home
      // Pages that stay open remain where they are, the current one too if it is one of them.
      else if (model.current !== null && !model.isUnsaved(model.current)) model.current = home
    },
  }
}

function goBack(model: Model): Act | null {
  if (!model.canGoBack) return null
  const back = leaving(model, () => {
    model.current = null
  })
  return { title: 'go back', call: { name: 'back', given: [] }, ...back }
}

function goTwice(model: Model, random: Random): Act | null {
  const [first, second] = [pick(paths, random), pick(paths, random)]
  if (model.asksWhenLeft() || second === model.current) return null
  return {
    title: `go to ${first}, and to ${second} while that loads`,
    call: { name: 'goTwice', given: [first, second] },
    outcome() {
      if (model.mayShow(first)) model.possible.add(first)
      arrive(model, second)
    },
  }
}

function goAndClose(model: Model, random: Random): Act | null {
  const { current } = model
  const path = pick(paths, random)
  if (current === null || !closable(model).includes(current) || model.isUnsaved(current) || path === current) return null
  return {
    title: `go to ${path}, and close ${current} while that loads`,
    call: { name: 'goAndClose', given: [path, current] },
    outcome() {
      if (model.mayShow(path)) model.possible.add(path)
      model.tabs.delete(current)
      model.discard(current)
      model.current = null
    },
  }
}

function fail(model: Model): Act | null {
  const id = model.current
  const kind = id === null ? null : kindOf(id)
  if (id === null || !kind || model.page(id).failed) return null
  return {
    title: `let ${id} throw`,
    call: { name: 'fail', given: [] },
    outcome() {
      model.page(id).failed = true
      // The state of a page that is not kept is React's: it goes with the page that throws.
      if (!kind.cache) model.discard(id)
    },
  }
}

function repair(model: Model): Act | null {
  const id = model.current
  if (id === null || !model.page(id).failed) return null
  return {
    title: `repair ${id} and reload it`,
    call: { name: 'repair', given: [] },
    outcome() {
      model.page(id).failed = false
    },
  }
}

function reloadPage(model: Model): Act | null {
  // Remounts a page that is not kept.
  return { title: 'reload the page', call: { name: 'reload', given: [] }, ...leaving(model, () => {}) }
}

/** Grants or revokes the permission of the restricted pages. */
export function changePermission(model: Model): Act {
  const permitted = !model.permitted
  return {
    title: permitted ? 'grant the permission' : 'revoke the permission',
    call: { name: 'permit', given: [permitted] },
    outcome() {
      model.permitted = permitted
      if (model.current !== null) arrive(model, model.current)
    },
  }
}

function switchUser(model: Model): Act {
  const user = users.find((one) => one !== model.user) ?? model.user
  const unsaved = paths.find((id) => model.isUnsaved(id))
  return {
    title: `sign in as ${user}`,
    call: { name: 'signIn', given: [user] },
    ...(unsaved !== undefined && { asks: [unsaved] }),
    outcome(answers) {
      if (answers.includes(false)) return
      model.user = user
      model.restart(model.tabsOf(user))
    },
  }
}

function reloadDocument(model: Model): Act {
  return {
    title: 'reload the document',
    reloads: true,
    // The permission is granted again, so that all stored tabs are restored.
    outcome: () => model.restart(model.tabs),
  }
}
