import type { Atom, PrimitiveAtom } from 'jotai/vanilla'
import type { Question } from './ask.ts'
import type { LayoutDrawer } from './createDrawer.ts'
import type { Device } from './createDevice.ts'
import type { LayoutBase, LayoutBaseOptions } from './createLayoutBase.ts'
import type { LayoutInputs } from './LayoutInputs.ts'
import type { Menu } from './menu/createMenu.ts'
import type { RouteInfo, RouterPort } from './RouterPort.ts'
import type { Theme } from './settings/createTheme.ts'
import type { TabsFeature, TabsOptions } from './Tabs.ts'

/** What a layout needs of its app: router, menus, texts and brand; everything else has a default. */
export interface CreateLayoutOptions extends Partial<LayoutInputs>, Pick<LayoutBaseOptions, 'settings' | 'storage' | 'storageKey'> {
  router: RouterPort
  menu: LayoutInputs['menu']
  t: LayoutInputs['t']
  brand: LayoutInputs['brand']
  /** What `createLayoutBase` made: `settings`, `storage` and `storageKey` are those of the base then. @default its own */
  base?: LayoutBase
  /** The tab bar, switched on by the setting `tabs` and loaded then. */
  tabs?: TabsOptions
  /** Whether going to the same route with other parameters remounts the page. @default false */
  forceUpdate?: boolean
  /** Takes the route name that a double-click on Copyright copies. @default the clipboard */
  copy?: (text: string) => void | Promise<void>
}

/** A layout: its stores, free of React. One for each app; on a server one for each page that is rendered. */
export interface Layout extends LayoutBase {
  readonly router: RouterPort
  readonly inputs: Atom<LayoutInputs>
  readonly route: Atom<RouteInfo>
  readonly device: Device
  readonly theme: Theme
  readonly menu: Menu
  /** Whether the sider is the narrow rail. Always so where it is a drawer. */
  readonly collapsed: Atom<boolean>
  readonly drawer: LayoutDrawer
  /** The loaded tab bar; null while the setting `tabs` is off. */
  readonly tabs: Atom<TabsFeature | null>
  /** Whether the first page waits for the tab bar, which may keep it alive: tabs are on from the start and still loading. */
  readonly awaitsTabs: Atom<boolean>
  /** Path of the page the visitor last typed, clicked or pressed a key in: it is not remounted without need. */
  readonly touched: Atom<string | null>
  /** Asks the visitor in a dialog; closing it means no. A second question answers the first with no. */
  ask(question: Question): Promise<boolean>
  /** How often the page has been remounted. */
  readonly reloads: Atom<number>
  /** Full path of the page that is shown, or was before a helper such as `refresh`. */
  lastPage(): string
  /** Remounts the page and loads its data again, after asking where that would lose unsaved changes; pages that are kept alive keep their state. */
  reload: () => void
  /** Replaces some of the inputs: texts and menus of another language, `can` of another visitor, menus from a server. */
  update(inputs: Partial<LayoutInputs>): void
  /** Copies the name of the current route. */
  copyRouteName(): Promise<void>
  /** Connects the stores to the page: router, storage, width, system theme, attributes of `<html>`. Returns a cleanup function. */
  start(): () => void
}

/** The layout's own write access to what it shows of its tabs. */
export interface TabsAtoms {
  feature: PrimitiveAtom<TabsFeature | null>
  /** Whether the first page waits for the tab bar. */
  awaited: PrimitiveAtom<boolean>
}

/** Starts the features whose code is not part of the core: tabs, route announcer. Returns a cleanup function. */
export type StartFeatures = (layout: Layout, tabs: TabsAtoms) => () => void
