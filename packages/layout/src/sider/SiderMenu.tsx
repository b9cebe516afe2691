import { cx } from '@view-site/ui'
import { useDeferredValue, useMemo } from 'react'
import type { MenuEntry } from '../core/menu/menuTree.ts'
import { heightOf } from './heightOf.ts'
import { useLayout } from '../shared/LayoutContext.tsx'
import { SiderGroup } from './SiderGroup.tsx'
import * as styles from './Sider.css.ts'
import { SiderLink } from './SiderLink.tsx'
import { useAtomSelector, useAtomValue } from '../shared/useAtomValue.ts'

/**
 * A menu of more pages is written into the page group by group: only the open groups are there whole. Repeated in every page, a
 * long menu would outweigh the pages.
 */
const wholeMenu = 120

/** Rows that a high window shows. */
const firstScreen = 45

/** Props of `SiderMenu`: how and where the menu stands. */
export interface SiderMenuProps {
  /** Whether groups open beside a narrow rail. @default false */
  rail?: boolean
  /** Where the menu stands. Two menus in one page have two: the groups of one do not close those of the other. @default 'sider' */
  place?: 'sider' | 'drawer'
}

/** The menu of the current section, without a frame: for the sider and for the drawer. */
export function SiderMenu({ rail = false, place = 'sider' }: SiderMenuProps) {
  const { menu } = useLayout()
  const entries = useAtomValue(menu.sider)
  const isLong = entries.reduce((sum, entry) => sum + leavesOf(entry), 0) > wholeMenu
  // Open groups that nobody can see yet are drawn after the first paint, in slices that let the page answer.
  const isWhole = useDeferredValue(true, !isLong)
  const around = useAtomSelector(menu.place, ({ groups }) => (isWhole ? undefined : groups[0]))
  const far = useMemo(() => (isWhole ? none : farGroups(entries, around)), [entries, isWhole, around])
  return <SiderEntries entries={entries} top rail={rail} place={place} isLong={isLong} far={far} />
}

const none: ReadonlySet<string> = new Set()

export interface SiderEntriesProps {
  entries: readonly MenuEntry[]
  /** Whether these are the outermost entries: only they are seen in a rail. */
  top?: boolean
  rail?: boolean
  place: 'sider' | 'drawer'
  /** Whether closed groups show only the way to their first page until they are opened. @default false */
  isLong?: boolean
  /** Keys of groups that keep their room and are drawn later. */
  far?: ReadonlySet<string>
  className?: string
}

/** A list of entries; a group calls it again. */
export function SiderEntries({ entries, top = false, rail = false, place, isLong = false, far = none, className }: SiderEntriesProps) {
  const current = useAtomSelector(useLayout().menu.place, (now) => keyAmong(entries, now.current))
  // The list around the page is in sight: skipped, it would be styled and laid out in a second pass of the very first frame.
  const skips = isLong && !top && (current === null || entries.length > firstScreen)
  return (
    <ul className={cx(className, skips && styles.longList) || undefined} style={skips ? heightOf(entries.length) : undefined}>
      {entries.map((entry) =>
        entry.kind === 'group' ? (
          <SiderGroup key={entry.key} group={entry} rail={top && rail} top={top} place={place} isLong={isLong} isFar={far.has(entry.key)}>
            <SiderEntries entries={entry.children} place={place} isLong={isLong} className={top ? styles.topList : styles.nestedList} />
          </SiderGroup>
        ) : (
          <SiderLink key={entry.key} leaf={entry} current={entry.key === current} top={top} />
        ),
      )}
    </ul>
  )
}

// A list follows the page for its links: a thousand of them need not ask each.
function keyAmong(entries: readonly MenuEntry[], current: string | null): string | null {
  return entries.some(({ key }) => key === current) ? current : null
}

/** Groups that stand below the first screen, and not around the current page or right above it. */
function farGroups(entries: readonly MenuEntry[], around: string | undefined): ReadonlySet<string> {
  const here = entries.findIndex(({ key }) => key === around)
  const far = new Set<string>()
  let rows = 0
  for (const [index, entry] of entries.entries()) {
    if (rows > firstScreen && index !== here && index !== here - 1) far.add(entry.key)
    rows += leavesOf(entry)
  }
  return far
}

function leavesOf(entry: MenuEntry): number {
  return entry.kind === 'group' ? entry.count : 1
}
