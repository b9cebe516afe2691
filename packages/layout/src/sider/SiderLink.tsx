import { memo } from 'react'
import { ExternalIcon } from '@view-site/ui'
import type { MenuLeaf } from '../core/menu/menuTree.ts'
import { MenuBadgeView } from '../menu/MenuBadgeView.tsx'
import { hasIcon, MenuIconView } from '../menu/MenuIconView.tsx'
import { isExternal, MenuLink } from '../menu/MenuLink.tsx'
import { railInitial } from './railInitial.ts'
import * as styles from './Sider.css.ts'

export interface SiderLinkProps {
  leaf: MenuLeaf
  current: boolean
  /** Whether it is in the rail when the sider is collapsed. */
  top: boolean
}

/** A page in the sider. A navigation renders two of these: the one left and the one reached. */
export const SiderLink = memo(function SiderLink({ leaf, current, top }: SiderLinkProps) {
  const { title, subtitle, target, replace, divided } = leaf.node
  return (
    <li className={divided ? styles.divided : undefined}>
      <MenuLink
        href={leaf.path}
        target={target}
        replace={replace}
        className={top ? styles.topLink : undefined}
        aria-current={current ? 'page' : undefined}
        data-initial={top ? railInitial(leaf.node) : undefined}
      >
        {hasIcon(leaf.node) && <MenuIconView node={leaf.node} />}
        {top ? <span className={styles.railLabel}>{title}</span> : title}
        {subtitle !== undefined && <small className={styles.subtitle}>{subtitle}</small>}
        {leaf.badge && <MenuBadgeView badge={leaf.badge} />}
        {isExternal(leaf.path) && <ExternalIcon />}
      </MenuLink>
    </li>
  )
})
