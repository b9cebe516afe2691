import type { MenuEntry } from '../core/menuTree.ts'
import { useLayout } from './LayoutContext.tsx'
import { SiderGroup } from './SiderGroup.tsx'
import * as styles from './Sider.css.ts'
import { SiderLink } from './SiderLink.tsx'
import { useAtomValue } from './useAtomValue.ts'

/**
 * A menu of more pages is written into the page group by group: only the open groups are there whole. Repeated in every page, a
 * long menu would outweigh the pages.
 */
const wholeMenu = 60

export interface SiderMenuProps {
  /** Whether groups open beside a narrow rail. @default false */
  rail?: boolean
  /** Where the menu stands. Two menus in one page have two: the groups of one do not close those of the other. @default 'sider' */
  place?: 'sider' | 'drawer'
}

/** The menu of the current section, without a frame: for the sider and for the drawer. */
export function SiderMenu({ rail = false, place = 'sider' }: SiderMenuProps) {
  const entries = useAtomValue(useLayout().menu.sider)
  const isLong = entries.reduce((sum, entry) => sum + (entry.kind === 'group' ? entry.count : 1), 0) > wholeMenu
  return <SiderEntries entries={entries} top rail={rail} place={place} isLong={isLong} />
}

export interface SiderEntriesProps {
  entries: readonly MenuEntry[]
  /** Whether these are the outermost entries: only they are seen in a rail. */
  top?: boolean
  rail?: boolean
  place: 'sider' | 'drawer'
  /** Whether closed groups show only the way to their first page until they are opened. @default false */
  isLong?: boolean
  className?: string
}

/** A list of entries; a group calls it again. */
export function SiderEntries({ entries, top = false, rail = false, place, isLong = false, className }: SiderEntriesProps) {
  return (
    <ul className={className}>
      {entries.map((entry) =>
        entry.kind === 'group' ? (
          <SiderGroup key={entry.key} group={entry} rail={top && rail} top={top} place={place} isLong={isLong}>
            <SiderEntries entries={entry.children} place={place} isLong={isLong} className={top ? styles.topList : styles.nestedList} />
          </SiderGroup>
        ) : (
          <SiderLink key={entry.key} leaf={entry} top={top} />
        ),
      )}
    </ul>
  )
}
