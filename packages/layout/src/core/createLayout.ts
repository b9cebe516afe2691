import { atom, createStore, type Atom, type PrimitiveAtom } from 'jotai/vanilla'
import { canNothing } from './Can.ts'
import { createDevice, type Device } from './createDevice.ts'
import { createMenu, type Menu } from './createMenu.ts'
import { ask, type OpenQuestion, type Question } from './ask.ts'
import { createSettings, defaultStorageKey, type Settings } from './createSettings.ts'
import { createTheme, type Theme } from './createTheme.ts'
import type { LayoutInputs } from './LayoutInputs.ts'
import { followTouch } from './followTouch.ts'
import { followTabs, type TabsFeature, type TabsOptions } from './followTabs.ts'
import { rememberGroups } from './rememberGroups.ts'
import { paintRoot } from './paintRoot.ts'
import type { RouteInfo, RouterPort } from './RouterPort.ts'
import type { SettingsPatch } from './settingsSchema.ts'
import { browserStorage, type StoragePort } from './StoragePort.ts'
import type { Store } from './Store.ts'
import { tellPages } from './tellPages.ts'

/** What a layout needs of its app: router, menus, texts and brand; everything else has a default. */
export interface CreateLayoutOptions extends Partial<LayoutInputs> {
  router: RouterPort
  menu: LayoutInputs['menu']
  t: LayoutInputs['t']
  brand: LayoutInputs['brand']
  /** The app's own defaults, over those of the settings schema. */
  settings?: SettingsPatch
  /** @default the browser's local storage */
  storage?: StoragePort
  /** @default 'view-site.layout' */
  storageKey?: string
  /** The tab bar, switched on by the setting `tabs` and loaded then. */
  tabs?: TabsOptions
  /** Whether going to the same route with other parameters mounts the page anew. @default false */
  forceUpdate?: boolean
  /** Takes the route name that a double-click on Copyright copies. @default the clipboard */
  copy?: (text: string) => void | Promise<void>
}

/** A layout: its stores, free of React. One for each app; on a server one for each page that is rendered. */
export interface Layout {
  readonly store: Store
  /** The stores as the server rendered them, for hydration. */
  readonly initial: Store
  readonly router: RouterPort
  readonly inputs: Atom<LayoutInputs>
  readonly route: Atom<RouteInfo>
  readonly settings: Settings
  readonly device: Device
  readonly theme: Theme
  readonly menu: Menu
  /** Whether the sider stands as the narrow rail. Always so where it is a drawer. */
  readonly collapsed: Atom<boolean>
  readonly drawer: LayoutDrawer
  /** The drawer with the layout's settings. */
  readonly settingsDrawer: LayoutDrawer
  /** The loaded tab bar; null while the setting `tabs` is off. */
  readonly tabs: Atom<TabsFeature | null>
  /** Whether the first page waits for the tab bar, which may keep it alive: tabs are on from the start and still loading. */
  readonly awaitsTabs: Atom<boolean>
  /** Path of the page the visitor last did something in: it is not mounted anew without need. */
  readonly touched: Atom<string | null>
  /** Asks the visitor in a dialog; closing it means no. A second question answers the first with no. */
  ask(question: Question): Promise<boolean>
  /** What the visitor is being asked. */
  readonly question: PrimitiveAtom<OpenQuestion | null>
  readonly storage: StoragePort
  readonly storageKey: string
  /** How often the page has been mounted anew. */
  readonly reloads: Atom<number>
  /** Full path of the page that is shown, or was before a helper such as `refresh`. */
  lastPage(): string
  /** Mounts the page anew and loads its data again; what is kept alive keeps its state. */
  reload(): void
  /** Replaces some of what the app gave: texts and menus of another language, `can` of another visitor, menus from a server. */
  update(inputs: Partial<LayoutInputs>): void
  /** Copies the name of the current route. */
  copyRouteName(): Promise<void>
  /** Connects the stores to the page: router, storage, width, system theme, attributes of `<html>`. Returns the way out. */
  start(): () => void
}

/** A drawer of the layout: that of the menus on a narrow screen, or that of the settings. */
export interface LayoutDrawer {
  readonly atom: Atom<boolean>
  set: (open: boolean) => void
}

/** Makes a layout. Nothing outside the object is touched before `start()`, which `AppLayout` calls. */
export function createLayout(options: CreateLayoutOptions): Layout {
  const { router, storage = browserStorage(), storageKey = defaultStorageKey, copy = copyToClipboard } = options
  const store = createStore()
  const inputs = atom(inputsOf(options))
  const route = atom(router.current())
  const drawer = createDrawer(store)
  const settings = createSettings({ store, storage, storageKey, defaults: options.settings ?? {} })
  const device = createDevice(store)
  const theme = createTheme(store, settings)
  const menu = createMenu({ store, inputs, route, settings })
  const collapsed = atom((get) => get(device.atom) !== 'Desktop' || get(settings.atom).menuCollapse)

  const tabs = atom<TabsFeature | null>(null)
  const awaitsTabs = atom(false)
  if (settings.get().tabs) store.set(awaitsTabs, true)
  const touched = atom<string | null>(null)
  const reloads = atom(0)
  const question = atom<OpenQuestion | null>(null)
  let lastPage = router.current().fullPath

  function follow() {
    const [last, next] = [store.get(route), router.current()]
    store.set(route, next)
    if (!next.meta.hidden) lastPage = next.fullPath
    if (isSameRoute(last, next) && (next.meta.forceUpdate ?? options.forceUpdate)) store.set(reloads, (count) => count + 1)
    if (next.path === last.path) return
    menu.reveal()
    drawer.set(false)
  }

  const layout: Layout = {
    store,
    initial: createStore(),
    router,
    inputs,
    route,
    settings,
    device,
    theme,
    menu,
    collapsed,
    drawer,
    settingsDrawer: createDrawer(store),
    tabs,
    awaitsTabs,
    touched,
    ask: (one) => ask(store, question, one),
    question,
    storage,
    storageKey,
    reloads,
    lastPage: () => lastPage,
    reload() {
      store.set(reloads, (count) => count + 1)
      void router.reload?.()
    },
    update: (patch) => store.set(inputs, (now) => ({ ...now, ...patch })),
    copyRouteName: async () => copy(store.get(route).name),
    start() {
      const stops = [router.subscribe(follow), settings.start(), device.start(), theme.start(), paintRoot(store, { settings, theme })]
      follow()
      stops.push(rememberGroups({ store, menu, settings, storage, storageKey: `${storageKey}.menu` }))
      stops.push(followTouch(touched, { store, route }))
      stops.push(followTabs(layout, { feature: tabs, awaited: awaitsTabs }, options.tabs), tellPages(layout))
      return () => stops.forEach((stop) => stop())
    },
  }
  return layout
}

function createDrawer(store: Store): LayoutDrawer {
  const open = atom(false)
  return { atom: open, set: (next) => store.set(open, next) }
}

// Other parameters or another query; a hash only scrolls.
function isSameRoute(last: RouteInfo, next: RouteInfo): boolean {
  return last.name === next.name && withoutHash(last) !== withoutHash(next)
}

function withoutHash({ fullPath }: RouteInfo): string {
  return fullPath.replace(/#.*/, '')
}

function inputsOf(options: CreateLayoutOptions): LayoutInputs {
  const { menu, t, brand, can = canNothing, moreTexts = null } = options
  const { locale = null, github = null, footer = null, messages = 0, icons = {} } = options
  const { titleOf = noTitle, log = null, logPath = '/system-log', dynamicMenu = null } = options
  return {
    menu,
    dynamicMenu,
    t,
    brand,
    can,
    user: 'user' in options ? options.user : null,
    moreTexts,
    locale,
    github,
    footer,
    titleOf,
    messages,
    log,
    logPath,
    icons,
  }
}

function noTitle(): undefined {}

function copyToClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
