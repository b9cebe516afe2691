import { ChevronDownIcon, MenuIcon } from '@view-site/ui'
import { useLayoutEffect, useRef } from 'react'
import { Dropdown } from '../../dropdown/Dropdown.tsx'
import * as dropdown from '../../dropdown/Dropdown.css.ts'
import { HeadMenuEntry } from './HeadMenuEntry.tsx'
import { HeadMenuList } from './HeadMenuList.tsx'
import * as styles from './HeadMenu.css.ts'
import { attachHeadMenu } from './attachHeadMenu.ts'
import { headMenuId } from '../../core/documentNames.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { useT } from '../../common/useT.ts'

/** The app's sections in the header: a row of links, or a single dropdown where the row does not fit. Style sheets show one of the two. */
export function HeadMenu() {
  const t = useT()
  const entries = useAtomSelector(useLayout().menu.tree, (tree) => tree.header)
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => (ref.current ? attachHeadMenu(ref.current) : undefined), [])
  return (
    <nav ref={ref} id={headMenuId} className={styles.nav} aria-label={t('mainNavigation')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <HeadMenuEntry key={entry.key} entry={entry} />
        ))}
      </ul>
      <Dropdown
        className={styles.folded}
        summaryClassName={`${styles.item} ${styles.foldedSummary}`}
        summary={
          <>
            <MenuIcon />
            {t('menu')}
            <ChevronDownIcon />
          </>
        }
      >
        <HeadMenuList entries={entries} itemClassName={dropdown.item} />
      </Dropdown>
    </nav>
  )
}
