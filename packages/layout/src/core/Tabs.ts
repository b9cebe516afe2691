import type { Atom } from 'jotai/vanilla'
import type { ComponentType } from '../viewTypes.ts'
import type { TabGroup, TabGroups } from './TabGroups.ts'

/** Properties of a tab, besides its address. */
export interface TabMeta {
  /** Title of the tab. Without one: the menu's title of the path, then the name of the route. */
  readonly title?: string
  /** Whether the visitor may close it. @default true */
  readonly closable?: boolean
  /** Whether its page stays alive while the tab is open. @default false */
  readonly cache?: boolean
}

/** An open page. */
export interface Tab {
  /** Opening an address with the id of an open tab updates that tab. The path of the page, unless its meta has another `tabKey`. */
  readonly id: string
  /** Path of the page, without query and hash. */
  readonly path: string
  /** Name of the route. */
  readonly name: string
  /** Where a click leads: the last address the page had. */
  readonly fullPath: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly meta: TabMeta
  /** Whether an update leaves `meta` as it is: a title that was set by hand outlives the route's own. */
  readonly keepMeta: boolean
  /** Comes first, without a close button. */
  readonly pinned: boolean
  /** The group it is in. */
  readonly group: TabGroup | null
}

/** Open tabs in their order: home, pinned ones, the others. */
export type TabList = readonly Tab[]

/** The open pages of one user. */
export interface Tabs {
  readonly list: Atom<TabList>
  /** Id of the tab of the page that is shown; null where that page opens none. */
  readonly current: Atom<string | null>
  /** Ids of the tabs whose pages are kept alive. */
  readonly alive: Atom<readonly string[]>
  /** Id of the first tab. */
  readonly home: string
  readonly groups: TabGroups
  /** Opens the tab of a path of the app without navigating; does nothing where the path has no page, or one without a tab. */
  open: (path: string) => void
  /** Goes to a tab. */
  select: (id: string) => void
  isClosable: (tab: Tab) => boolean
  /**
   * Close one, those before or after it, all but it, or all. Pinned, unclosable and home tabs stay; a page with unsaved changes
   * asks first. Resolves when all questions are answered.
   */
  close: (id: string) => Promise<void>
  closeBefore: (id: string) => Promise<void>
  closeAfter: (id: string) => Promise<void>
  closeOthers: (id: string) => Promise<void>
  closeAll: () => Promise<void>
  /**
   * Moves a tab to an index among its kind: home, pinned, other. It is then in `group`; without one, in the group whose tabs are on both
   * sides, or still in its own if a tab of that is next to it.
   */
  move: (id: string, index: number, group?: string | null) => void
  pin: (id: string, pinned: boolean) => void
  /** Gives a tab another title, which stays; null restores its own. */
  rename: (id: string, title: string | null) => void
  /** Follows the router and the user; returns a cleanup function. */
  start(): () => void
}

/** How the tab bar is set up. */
export interface TabsOptions {
  /** Path of the first tab, which is always there. @default the brand's address */
  home?: string
  /**
   * How many pages stay alive at most: the least recently used without unsaved changes is dropped first. Those with unsaved changes stay,
   * even if they are more. @default no limit
   */
  maxAlive?: number
  /**
   * How many tabs are open at most: where one more opens, the least recently used one closes. Home, pinned and unclosable tabs, the current
   * one and those with unsaved changes stay, even if they are more. @default no limit
   */
  maxTabs?: number
  /** Whether windows of the same user show the same tabs; otherwise each has its own, and the last one that changed is restored. @default false */
  shared?: boolean
}

/** The tab bar once it is loaded. */
export interface TabsFeature {
  readonly tabs: Tabs
  readonly Bar: ComponentType
  /** The pages that are kept alive. */
  readonly Pages: ComponentType
  /** Whether the page that is shown is the router's own, and not one that is kept. */
  readonly showsLive: Atom<boolean>
  /** Asks for each kept page with unsaved changes whether it may be discarded. True at once where there is none. */
  mayStop: () => true | Promise<boolean>
  stop: () => void
}
