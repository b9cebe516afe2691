import { cx } from '@view-site/ui'
import { useDeferredValue, useMemo } from 'react'
import type { MenuEntry } from '../core/menu/menuTree.ts'
import { heightOf } from './heightOf.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { SiderGroup } from './SiderGroup.tsx'
import * as styles from './Sider.css.ts'
import { SiderLink } from './SiderLink.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'

/**
 * A menu of more pages is rendered group by group: only open groups are complete. Repeated in every page, a
 * long menu would outweigh the pages.
 */
const wholeMenu = 120

/** Rows that a high window shows. */
const firstScreen = 45

/** Props of `SiderMenu`: how and where the menu is shown. */
export interface SiderMenuProps {
  /** Whether groups open next to a narrow rail. @default false */
  rail?: boolean
  /**
   * Where the menu is shown. Two menus on one page need different places: the groups of one do not close those of the other.
   * @default 'sider'
   */
  place?: 'sider' | 'drawer'
}

/** The menu of the current section, without a frame: for the sider and for the drawer. */
export function SiderMenu({ rail = false, place = 'sider' }: SiderMenuProps) {
  const { menu } = useLayout()
  const entries = useAtomValue(menu.sider)
  const isLong = entries.reduce((sum, entry) => sum + leavesOf(entry), 0) > wholeMenu
  // Open groups below the first screen are drawn after the first paint, with low priority.
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
  /** Whether closed groups show only a link to their first page until they are opened. @default false */
  isLong?: boolean
  /** Keys of groups that reserve their height and are drawn later. */
  far?: ReadonlySet<string>
  className?: string
}

/** A list of entries; a group calls it again. */
export function SiderEntries({ entries, top = false, rail = false, place, isLong = false, far = none, className }: SiderEntriesProps) {
  const current = useAtomSelector(useLayout().menu.place, (now) => keyAmong(entries, now.current))
  // The list around the current page is visible: skipping it would cost a second layout pass in the first frame.
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

// The list subscribes once for its links instead of a thousand times.
function keyAmong(entries: readonly MenuEntry[], current: string | null): string | null {
  return entries.some(({ key }) => key === current) ? current : null
}

/** Groups below the first screen that are neither around the current page nor right above it. */
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
