import { ClockIcon } from '@view-site/ui'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useLazyT } from '../common/useLazyT.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import { attachFlyout } from '../dropdown/attachFlyout.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import * as sider from '../sider/Sider.css.ts'
import type { SavedPage, SavedPages } from './createSavedPages.ts'
import * as styles from './SavedPagesMenu.css.ts'
import { StarIcon } from './StarIcon.tsx'

/** Props of `SavedPagesMenu`. */
export interface SavedPagesMenuProps {
  saved: SavedPages
  /** Lists the recent pages too. @default false */
  recent?: boolean
}

/** Favourites, and by choice recent pages, as groups of the side menu. For the slot `SiderStart`; without pages it is not there. */
export function SavedPagesMenu({ saved, recent = false }: SavedPagesMenuProps) {
  const inBrowser = useInBrowser()
  return <Suspense>{inBrowser && <Groups saved={saved} hasRecent={recent} />}</Suspense>
}

function Groups({ saved, hasRecent }: { saved: SavedPages; hasRecent: boolean }) {
  const t = useLazyT()
  const favourites = useAtomValue(saved.favourites)
  const visited = useAtomValue(saved.recent)
  const recent = hasRecent ? visited : noPages
  if (favourites.length + recent.length === 0) return null
  return (
    <ul className={styles.list}>
      <Group title={t('favourites')} icon={<StarIcon className={styles.icon} />} pages={favourites} isOpen />
      <Group title={t('recentPages')} icon={<ClockIcon className={styles.icon} />} pages={recent} />
    </ul>
  )
}

const noPages: readonly SavedPage[] = []

interface GroupProps {
  title: string
  icon: ReactNode
  pages: readonly SavedPage[]
  /** Whether it is open at first. @default false */
  isOpen?: boolean
}

/** A native disclosure like the groups of the menu; in a rail its pages open in a flyout. */
function Group({ title, icon: drawn, pages, isOpen = false }: GroupProps) {
  const { route, collapsed } = useLayout()
  const rail = useAtomValue(collapsed)
  const here = useAtomSelector(route, pageIdOf)
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(isOpen)
  const [flyout, setFlyout] = useState(false)
  const isShown = pages.length > 0
  useEffect(() => (ref.current && rail && isShown ? attachFlyout(ref.current) : undefined), [rail, isShown])
  if (!isShown) return null
  return (
    <li>
      <details
        ref={ref}
        className={sider.topGroup}
        open={rail ? flyout : open}
        onToggle={({ currentTarget }) => (rail ? setFlyout : setOpen)(currentTarget.open)}
      >
        <summary className={sider.groupTitle}>
          {drawn}
          <b>{title}</b>
          <small>{pages.length}</small>
        </summary>
        <ul className={sider.topList}>
          {pages.map(({ id, href, title: name }) => (
            <li key={id}>
              <MenuLink href={href} aria-current={id === here ? 'page' : undefined}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
