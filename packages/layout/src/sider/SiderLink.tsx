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
  const { title, lang, subtitle, target, replace, divided } = leaf.node
  const external = isExternal(leaf.path)
  const hasParts = !top && (external || leaf.badge !== null || hasIcon(leaf.node))
  return (
    <li className={divided ? styles.divided : undefined}>
      <MenuLink
        href={leaf.path}
        lang={lang}
        target={target}
        replace={replace}
        className={top ? styles.topLink : hasParts ? styles.partsLink : undefined}
        aria-current={current ? 'page' : undefined}
        data-initial={top ? railInitial(leaf.node) : undefined}
      >
        {hasIcon(leaf.node) && <MenuIconView node={leaf.node} />}
        {top ? <span className={styles.railLabel}>{title}</span> : hasParts ? <b>{textOf(title, subtitle)}</b> : textOf(title, subtitle)}
        {subtitle !== undefined && <small>{subtitle}</small>}
        {leaf.badge && <MenuBadgeView badge={leaf.badge} />}
        {external && <ExternalIcon />}
      </MenuLink>
    </li>
  )
})

/** In a line of text the blank keeps the words of title and subtitle apart, also for a screen reader. */
function textOf(title: string, subtitle: string | undefined): string {
  return subtitle === undefined ? title : `${title} `
}
