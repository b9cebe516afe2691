import { atom, type Atom } from 'jotai/vanilla'
import type { Settings } from '../settings/createSettings.ts'
import { findPlace, type Place } from './findPlace.ts'
import type { LayoutInputs } from '../LayoutInputs.ts'
import { menuTree, type MenuEntry, type MenuTree } from './menuTree.ts'
import { groupsAfterNavigation, toggleGroup, type OpenGroups } from './openGroups.ts'
import type { RouteInfo } from '../RouterPort.ts'
import type { Store } from '../Store.ts'

/** Both menus, the place of the current page in them, and the sider's open groups. */
export interface Menu {
  readonly tree: Atom<MenuTree>
  readonly place: Atom<Place>
  /** Top entries of the current section's sider. */
  readonly sider: Atom<readonly MenuEntry[]>
  readonly openGroups: Atom<OpenGroups>
  toggle(key: string, on: boolean): void
  /** Opens the groups around the current page; called after each navigation. */
  reveal(): void
}

export interface CreateMenuOptions {
  store: Store
  inputs: Atom<LayoutInputs>
  route: Atom<RouteInfo>
  settings: Settings
}

/** Makes the menu store. */
export function createMenu({ store, inputs, route, settings }: CreateMenuOptions): Menu {
  const tree = atom((get) => menuTree(get(inputs).dynamicMenu ?? get(inputs).menu, get(inputs).can))
  const wholeSider = atom((get) => !get(settings.atom).headerMenu)
  const found = atom((get) => findPlace(get(tree), get(route), get(wholeSider)))
  const place = unchanged(found, samePlace)
  const sider = atom((get) => (get(wholeSider) ? get(tree).siderEntries : (get(tree).sider.get(get(place).section) ?? [])))
  const accordion = () => settings.get().menuAccordion || settings.get().siderMode === 'double'
  const openGroups = atom<OpenGroups>(new Set(store.get(found).groups))

  return {
    tree,
    place,
    sider,
    openGroups,
    toggle: (key, on) => store.set(openGroups, (open) => toggleGroup(open, key, on, accordion())),
    reveal: () => store.set(openGroups, (open) => groupsAfterNavigation(open, store.get(place).groups, accordion())),
  }
}

/** The same object while nothing in it changes, so that a change of the query string renders nothing. */
function unchanged<T>(source: Atom<T>, same: (one: T, other: T) => boolean): Atom<T> {
  let last: T | undefined
  return atom((get) => {
    const next = get(source)
    last = last !== undefined && same(last, next) ? last : next
    return last
  })
}

function samePlace(one: Place, other: Place): boolean {
  return (
    one.page === other.page &&
    one.section === other.section &&
    one.current === other.current &&
    one.hasSider === other.hasSider &&
    one.headNode === other.headNode &&
    one.groups.join() === other.groups.join()
  )
}
