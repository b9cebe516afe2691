import { ChevronDownIcon, MenuIcon } from '@view-site/ui'
import { Dropdown } from '../../dropdown/Dropdown.tsx'
import * as dropdown from '../../dropdown/Dropdown.css.ts'
import { HeadMenuEntry } from './HeadMenuEntry.tsx'
import { HeadMenuList } from './HeadMenuList.tsx'
import * as styles from './HeadMenu.css.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { useFits } from './useFits.ts'
import { useT } from '../../common/useT.ts'

/** The app's sections in the header: a row of links, or a single dropdown where the row does not fit. */
export function HeadMenu() {
  const t = useT()
  const entries = useAtomSelector(useLayout().menu.tree, (tree) => tree.header)
  const { outer, inner, fits } = useFits<HTMLElement, HTMLUListElement>()
  return (
    <nav ref={outer} className={styles.nav} aria-label={t('mainNavigation')} data-fits={fits}>
      <ul ref={inner} className={styles.list}>
        {entries.map((entry) => (
          <HeadMenuEntry key={entry.key} entry={entry} />
        ))}
      </ul>
      {fits === false && (
        <Dropdown
          summaryClassName={styles.item}
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
      )}
    </nav>
  )
}
