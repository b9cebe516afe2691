import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLoaderData,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { AppLayout, confirmUnsaved, createLayout, layoutT, useUnsaved } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { guardAccess, tanstackAdapter } from '@view-site/layout/tanstack'
import '@view-site/ui/theme'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { forbidden, home, kinds, limits, storageKey, users } from './pages.ts'
import type { Seen, ShownPage, Torture } from './TorturePage.ts'

const faults: string[] = []
const saved = new Map<string, string>()
const failing = new Set<string>()
const listeners = new Set<() => void>()
let permitted = true

const root = createRootRoute({
  component: () => <AppLayout layout={layout} />,
  beforeLoad: (navigation) => guardAccess(navigation, { can, forbidden }),
})
const routes = [
  createRoute({ getParentRoute: () => root, path: home, component: () => <h1>Home</h1> }),
  createRoute({ getParentRoute: () => root, path: forbidden, staticData: { tab: false }, component: () => <h1>Forbidden</h1> }),
  ...Object.entries(kinds).map(([name, { cache, guards, restricted }]) =>
    createRoute({
      getParentRoute: () => root,
      path: name === 'list' ? '/list' : `/${name}/$id`,
      staticData: { cache, ...(restricted && { auth: ['vault'] }), ...(name === 'list' && { tabKey: ['view'] }) },
      // Without it, TanStack Router shows other parameters in the same view, with its state.
      remountDeps: ({ params, search }) => ({ params, search }),
      loaderDeps: ({ search }) => ({ search }),
      loader: async ({ params, deps }) => {
        const { search = {} }: { search?: object } = deps
        // A page that takes some time can be left while it loads.
        await new Promise((resolve) => setTimeout(resolve, 2))
        return { id: idOf(name, { ...params, ...search }) }
      },
      component: () => <Form kind={name} guards={guards} />,
    }),
  ),
]
const router = createRouter({ routeTree: root.addChildren(routes), history: createHashHistory() })
const layout = createLayout({
  router: tanstackAdapter(router),
  brand: { title: 'Torture' },
  t: layoutT(enUS),
  menu: { header: [], sider: [] },
  settings: { tabs: true },
  storageKey,
  tabs: { home, ...limits },
  can,
  user: sessionStorage.getItem('user') ?? users[0],
})

function can(auth: readonly string[]): boolean {
  return permitted || !auth.includes('vault')
}

function idOf(kind: string, given: { id?: unknown; view?: unknown }): string {
  return kind === 'list' ? `/list?view=${String(given.view)}` : `/${kind}/${String(given.id)}`
}

function Form({ kind, guards }: { kind: string; guards: boolean }) {
  const id = idOf(kind, { ...useParams({ strict: false }), ...useSearch({ strict: false }) })
  const loaded: { id?: string } = useLoaderData({ strict: false })
  const [first] = useState(id)
  const [text, setText] = useState(() => saved.get(id) ?? '')
  const [clean, setClean] = useState(text)
  const failed = useSyncExternalStore(subscribe, () => failing.has(id))
  useUnsaved(guards && text !== clean)
  if (first !== id || loaded.id !== id) faults.push(`page ${first} was rendered with the parameters of ${id} and the data of ${loaded.id}`)
  if (failed) throw new Error(`The page ${id} throws.`)
  function save() {
    saved.set(id, text)
    setClean(text)
  }
  return (
    <form data-ids={[id, loaded.id, first].join(' ')}>
      <input name="text" aria-label={`Text of ${id}`} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" data-save onClick={save}>
        Save
      </button>
    </form>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentPage(): string {
  const { path, query } = layout.store.get(layout.route)
  return query.view === undefined ? path : `${path}?view=${query.view}`
}

function tabs() {
  const feature = layout.store.get(layout.tabs)
  if (!feature) throw new Error('The tabs have not loaded.')
  return feature.tabs
}

function find(selector: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
  if (!found) throw new Error(`Nothing that is visible matches ${selector}.`)
  return found
}

async function waitFor(selector: string, isRight: (element: HTMLElement) => boolean = () => true): Promise<HTMLElement> {
  for (let turn = 0; turn < 500; turn += 1) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility() && isRight(element))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`Nothing that is visible matches ${selector} after five seconds.`)
}

function tabElement(id: string, inside: string): HTMLElement {
  return find(`[data-tab="${CSS.escape(id)}"] ${inside}`)
}

function show(form: Element, kept: string | null): ShownPage {
  return {
    kept,
    visible: form.checkVisibility(),
    ids: form.getAttribute('data-ids')?.split(' ') ?? [],
    text: form.querySelector('input')?.value ?? null,
    failed: form.matches('[role="alert"]'),
  }
}

function shownPages(): ShownPage[] {
  const content = 'form[data-ids], [role="alert"]'
  return [...document.querySelectorAll(`main :is(${content})`)]
    .filter((element) => element.parentElement?.closest(content) === null)
    .map((element) => show(element, element.closest('[data-kept]')?.getAttribute('data-kept') ?? null))
}

function readSeen(): Seen {
  const user = layout.store.get(layout.inputs).user
  const stored: readonly { fullPath: string }[] = JSON.parse(localStorage.getItem(`${storageKey}.tabs.${user}`) ?? '[]')
  const bar = [...document.querySelectorAll('[data-tab]')]
  return {
    page: currentPage(),
    tabs: bar.map((tab) => tab.getAttribute('data-tab') ?? ''),
    stored: stored.map(({ fullPath }) => fullPath),
    unsaved: bar.filter((tab) => tab.textContent.includes('(unsaved)')).map((tab) => tab.getAttribute('data-tab') ?? ''),
    shown: shownPages(),
    asks: layout.store.get(layout.question) !== null,
    canGoBack: router.history.canGoBack(),
    faults: faults.splice(0),
  }
}

const torture: Torture = {
  go: (path) => layout.router.navigate(path),
  select: (id) => tabElement(id, 'a').click(),
  close: (id) => tabElement(id, 'button').click(),
  closeOthers: (id) => void tabs().closeOthers(id),
  closeAll: () => void tabs().closeAll(),
  back: () => router.history.back(),
  goTwice(first, second) {
    layout.router.navigate(first)
    setTimeout(() => layout.router.navigate(second))
  },
  goAndClose(path, id) {
    layout.router.navigate(path)
    void tabs().close(id)
  },
  focus(all) {
    const field = find('main form input')
    if (!(field instanceof HTMLInputElement)) throw new Error('The page has no field.')
    field.focus()
    if (all) field.select()
    else field.setSelectionRange(field.value.length, field.value.length)
  },
  save: () => find('main form [data-save]').click(),
  fail() {
    failing.add(currentPage())
    listeners.forEach((listener) => listener())
  },
  async repair() {
    failing.delete(currentPage())
    const button = await waitFor('main [role="alert"] button')
    button.click()
  },
  reload: () => layout.reload(),
  permit(next) {
    permitted = next
    layout.update({ can: (auth) => can(auth) })
    void router.invalidate()
  },
  signIn: (user) => void signIn(user),
  async answer(yes) {
    const wording = yes ? 'Discard changes' : 'Keep editing'
    const asked = layout.store.get(layout.question)
    const button = await waitFor('[role="alertdialog"] button', ({ textContent }) => textContent === wording)
    button.click()
    for (let turn = 0; turn < 500 && layout.store.get(layout.question) === asked; turn += 1)
      await new Promise((resolve) => setTimeout(resolve))
  },
  async see() {
    for (let quiet = 0, turn = 0; quiet < 3 && turn < 1000; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve))
      quiet = router.state.status === 'idle' && !router.state.isLoading ? quiet + 1 : 0
    }
    return readSeen()
  },
}

async function signIn(user: string) {
  if (!(await confirmUnsaved(layout))) return
  saved.clear()
  failing.clear()
  permitted = true
  sessionStorage.setItem('user', user)
  layout.update({ user, can: (auth) => can(auth) })
  layout.reload()
}

window.addEventListener('error', ({ message }) => faults.push(`an error outside of a page: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`a promise was rejected: ${String(reason)}`))
createRoot(document.body.appendChild(document.createElement('div'))).render(<RouterProvider router={router} />)
Object.assign(globalThis, { torture })
