import { ChevronDownIcon, ExternalIcon } from '@view-site/ui'
import type { MenuEntry } from '../../core/menu/menuTree.ts'
import { Dropdown } from '../../dropdown/Dropdown.tsx'
import * as dropdown from '../../dropdown/Dropdown.css.ts'
import { HeadMenuList } from './HeadMenuList.tsx'
import * as styles from './HeadMenu.css.ts'
import { MenuBadgeView } from '../../menu/MenuBadgeView.tsx'
import { isExternal, MenuLink } from '../../menu/MenuLink.tsx'
import { useHeadCurrent } from './useHeadCurrent.ts'

/** One section of the head menu: a link, or a dropdown of links. */
export function HeadMenuEntry({ entry }: { entry: MenuEntry }) {
  const current = useHeadCurrent(entry)
  const { title, target, replace } = entry.node
  const label = (
    <>
      {title}
      <MenuBadgeView badge={entry.badge} />
    </>
  )
  if (entry.kind === 'leaf') {
    return (
      <li className={styles.entry}>
        <MenuLink href={entry.path} target={target} replace={replace} className={styles.item} aria-current={current}>
          {label}
          {isExternal(entry.path) && <ExternalIcon />}
        </MenuLink>
      </li>
    )
  }
  const summary = (
    <>
      {label}
      <ChevronDownIcon />
    </>
  )
  return (
    <li className={styles.entry}>
      <Dropdown summary={summary} summaryClassName={styles.item} current={current} hover>
        <HeadMenuList entries={entry.children} itemClassName={dropdown.item} />
      </Dropdown>
    </li>
  )
}
