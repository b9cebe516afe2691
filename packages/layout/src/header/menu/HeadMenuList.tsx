import { ExternalIcon } from '@view-site/ui'
import type { MenuEntry, MenuGroup, MenuLeaf } from '../../core/menu/menuTree.ts'
import * as dropdown from '../../dropdown/Dropdown.css.ts'
import * as styles from './HeadMenuList.css.ts'
import { MenuBadgeView } from '../../menu/MenuBadgeView.tsx'
import { MenuIconView } from '../../menu/MenuIconView.tsx'
import { isExternal, MenuLink } from '../../menu/MenuLink.tsx'
import { useHeadCurrent } from './useHeadCurrent.ts'

export interface HeadMenuListProps {
  entries: readonly MenuEntry[]
  itemClassName: string
}

/** Entries of the head menu below one another; a group is a heading over its own. */
export function HeadMenuList({ entries, itemClassName }: HeadMenuListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key} className={entry.node.divided ? dropdown.divided : undefined}>
          {entry.kind === 'group' ? <Group group={entry} itemClassName={itemClassName} /> : <Leaf leaf={entry} className={itemClassName} />}
        </li>
      ))}
    </ul>
  )
}

function Group({ group, itemClassName }: { group: MenuGroup; itemClassName: string }) {
  return (
    <>
      <div className={styles.heading}>
        <span className={styles.title}>{group.node.title}</span>
        <MenuBadgeView badge={group.badge} />
      </div>
      <HeadMenuList entries={group.children} itemClassName={itemClassName} />
    </>
  )
}

function Leaf({ leaf, className }: { leaf: MenuLeaf; className: string }) {
  const current = useHeadCurrent(leaf)
  const { title, desc, cover, target, replace } = leaf.node
  return (
    <MenuLink href={leaf.path} target={target} replace={replace} className={className} aria-current={current}>
      {cover !== undefined && <img className={styles.cover} src={cover} alt="" loading="lazy" />}
      <MenuIconView node={leaf.node} />
      <span>
        {title}
        {desc !== undefined && <small className={dropdown.desc}>{desc}</small>}
      </span>
      <MenuBadgeView badge={leaf.badge} />
      {isExternal(leaf.path) && <ExternalIcon className={dropdown.itemEnd} />}
    </MenuLink>
  )
}
