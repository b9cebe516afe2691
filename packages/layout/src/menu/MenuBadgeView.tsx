import type { MenuBadge } from '../core/menu/MenuNode.ts'
import * as styles from './MenuBadgeView.css.ts'

/** The short label after a menu item. */
export function MenuBadgeView({ badge }: { badge: MenuBadge | null }) {
  return badge && <span className={badge.className === undefined ? styles.badge : `${styles.badge} ${badge.className}`}>{badge.text}</span>
}
