import { cx } from '@view-site/ui'
import { firstLeaf } from './firstLeaf.ts'
import type { MenuGroup } from '../core/menu/menuTree.ts'
import { heightOf } from './heightOf.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import * as styles from './Sider.css.ts'
import { useT } from '../common/useT.ts'

export interface ShortGroupProps {
  group: MenuGroup
  className: string
  /** Whether it is open and reserves the height of its entries until they are drawn. */
  isOpen: boolean
}

/** A closed group of a long menu before it is drawn: a link to its first page, which works without JavaScript. */
export function ShortGroup({ group, className, isOpen }: ShortGroupProps) {
  const t = useT()
  const first = firstLeaf(group.children)
  if (!first) return null
  return (
    <ul className={cx(className, isOpen && styles.farList)} style={isOpen ? heightOf(group.children.length) : undefined}>
      <li>
        <MenuLink href={first.path}>{t('allPages', { count: group.count })}</MenuLink>
      </li>
    </ul>
  )
}
