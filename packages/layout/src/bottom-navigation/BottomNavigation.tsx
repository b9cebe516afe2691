import { MenuIcon } from '@view-site/ui'
import { createPortal } from 'react-dom'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useT } from '../common/useT.ts'
import type { MenuEntry } from '../core/menu/menuTree.ts'
import { useHeadCurrent } from '../header/menu/useHeadCurrent.ts'
import { MenuIconView } from '../menu/MenuIconView.tsx'
import { MenuLink } from '../menu/MenuLink.tsx'
import { firstLeaf } from '../sider/firstLeaf.ts'
import * as styles from './BottomNavigation.css.ts'

/** Props of `BottomNavigation`. */
export interface BottomNavigationProps {
  /** How many sections of the head menu it shows. @default 4 */
  count?: number
}

/**
 * The first sections of the head menu and a button for all menus, at the bottom of phones. Goes into the slot `HeaderEnd`, and draws at the
 * end of the document. It shows the icons of the menu's nodes.
 */
export function BottomNavigation({ count = 4 }: BottomNavigationProps) {
  const inBrowser = useInBrowser()
  const device = useAtomValue(useLayout().device.atom)
  return inBrowser && device === 'Mobile' ? createPortal(<Bar count={count} />, document.body) : null
}

function Bar({ count }: { count: number }) {
  const t = useT()
  const entries = useAtomSelector(useLayout().menu.tree, (tree) => tree.header)
  return (
    <nav className={styles.bar} aria-label={t('mainNavigation')}>
      <ul className={styles.list}>
        {entries.slice(0, count).map((entry) => (
          <Section key={entry.key} entry={entry} />
        ))}
        <li>
          <MenusButton />
        </li>
      </ul>
    </nav>
  )
}

/** A group leads to its first page: the others are in the menus. */
function Section({ entry }: { entry: MenuEntry }) {
  const current = useHeadCurrent(entry)
  const leaf = firstLeaf([entry])
  if (!leaf) return null
  return (
    <li>
      <MenuLink href={leaf.path} target={leaf.node.target} className={styles.item} aria-current={current}>
        <MenuIconView node={entry.node} />
        <span className={styles.label}>{entry.node.title}</span>
      </MenuLink>
    </li>
  )
}

function MenusButton() {
  const t = useT()
  const { drawer } = useLayout()
  const open = useAtomValue(drawer.atom)
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" aria-expanded={open} onClick={() => drawer.set(true)}>
      <MenuIcon />
      <span className={styles.label}>{t('menu')}</span>
    </button>
  )
}
