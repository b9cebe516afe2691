import { useEffect, useRef, useState, type ReactNode } from 'react'
import { partialGroupAttribute } from '../core/documentNames.ts'
import type { MenuGroup } from '../core/menu/menuTree.ts'
import { parentOf } from '../core/menu/openGroups.ts'
import { useDropdown } from '../dropdown/useDropdown.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { MenuBadgeView } from '../menu/MenuBadgeView.tsx'
import { hasIcon, MenuIconView } from '../menu/MenuIconView.tsx'
import { railInitial } from './railInitial.ts'
import { ShortGroup } from './ShortGroup.tsx'
import * as styles from './Sider.css.ts'
import { useAtomSelector } from '../common/useAtomValue.ts'

export interface SiderGroupProps {
  group: MenuGroup
  /** Whether it opens next to a narrow rail. */
  rail: boolean
  top: boolean
  place: 'sider' | 'drawer'
  /** Whether its entries are drawn only once it was opened. */
  isLong: boolean
  /** Whether they are drawn a moment later, although it is open. */
  isFar: boolean
  /** Its entries. */
  children: ReactNode
}

/** A group of the sider: a native disclosure, so that it opens before any script; in a rail its pages open in a flyout. */
export function SiderGroup({ group, rail, top, place, isLong, isFar, children }: SiderGroupProps) {
  const { menu, settings } = useLayout()
  const ref = useRef<HTMLDetailsElement>(null)
  const openInline = useAtomSelector(menu.openGroups, (open) => open.has(group.key))
  const [flyout, setFlyout] = useState(false)
  const holdsCurrent = useAtomSelector(menu.place, ({ groups }) => groups.includes(group.key))
  const accordion = useAtomSelector(settings.atom, ({ menuAccordion }) => menuAccordion)

  // A group that was opened before hydration stays open.
  useEffect(() => {
    if (ref.current?.open) menu.toggle(group.key, true)
  }, [menu, group.key])
  useDropdown(ref, { isActive: rail, hover: true })

  const isOpen = rail ? flyout : openInline
  // Once drawn, the entries stay: reopening only toggles the disclosure.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  const isShort = isFar || (isLong && !wasOpen)

  const setOpen = (open: boolean) => (rail ? setFlyout(open) : menu.toggle(group.key, open))
  return (
    <li className={group.node.divided ? styles.divided : undefined}>
      <details
        ref={ref}
        className={top ? styles.topGroup : undefined}
        // Siblings with one name close each other, also before hydration.
        name={accordion || rail ? `${place}-${parentOf(group.key)}` : undefined}
        open={isOpen}
        {...{ [partialGroupAttribute]: isShort ? '' : undefined }}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        suppressHydrationWarning
      >
        <summary
          className={styles.groupTitle}
          data-current={holdsCurrent ? '' : undefined}
          data-initial={top ? railInitial(group.node) : undefined}
        >
          {top && hasIcon(group.node) && <MenuIconView node={group.node} />}
          <b>{group.node.title}</b>
          <MenuBadgeView badge={group.badge} />
          <small>{group.count}</small>
        </summary>
        {isShort ? <ShortGroup group={group} className={top ? styles.topList : styles.nestedList} isOpen={isOpen} /> : children}
      </details>
    </li>
  )
}
