import { ChevronRightIcon, ChevronDownIcon, MoreIcon, VisuallyHidden } from '@view-site/ui'
import { useCallback, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector, useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import { TabItem } from './TabItem.tsx'
import { LazyTabMenu, preloadTabMenu } from './LazyTabMenu.tsx'
import * as styles from './TabBar.css.ts'
import { LazyGroupDialog } from '../groups/LazyGroupDialog.tsx'
import { TabGroupItem } from '../groups/TabGroupItem.tsx'
import { tabPieces } from '../groups/tabPieces.ts'
import { useGroupDialog } from '../groups/useGroupDialog.ts'
import { nextHead } from './nextHead.ts'
import { pieceAt } from './pieceAt.ts'
import { tabElement } from './tabElement.ts'
import { useTabsShared } from './TabsContext.tsx'
import { useScrollToCurrentTab } from './useScrollToCurrentTab.ts'
import { useTabDrag } from './useTabDrag.ts'
import { useTabMenu } from './useTabMenu.ts'
import { useTabMoves } from './useTabMoves.ts'
import { useTabScroll } from './useTabScroll.ts'

/** The open pages: a navigation of links, each with a button that closes it, and of groups of them. */
export function TabBar() {
  const t = useLazyT()
  const { settings } = useLayout()
  const { tabs } = useTabsShared()
  const list = useAtomValue(tabs.list)
  const reorderable = useAtomSelector(settings.atom, ({ tabsOrder }) => tabsOrder)
  const ref = useRef<HTMLUListElement>(null)
  const { drag, preloadDrag } = useTabDrag(reorderable)
  const { dropOn, moveBy, status } = useTabMoves()
  const { overflows, scrollBy } = useTabScroll(ref)
  const menu = useTabMenu()
  const dialog = useGroupDialog()
  useScrollToCurrentTab(ref)

  const close = useCallback(
    (id: string, from: HTMLElement) => {
      const item = from.closest('li')
      const hadFocus = item?.contains(document.activeElement) === true
      const next = hadFocus ? nextHead(item) : null
      void tabs.close(id)
      next?.focus()
    },
    [tabs],
  )
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const piece = pieceAt(event.target)
    const head = piece && tabElement(piece)
    if (!head || event.target !== head) return
    if (event.key === 'Delete' && piece.kind === 'tab') close(piece.id, head)
    if (!reorderable || !event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr')
    moveBy(piece, forward ? 1 : -1, true)
  }
  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const piece = pieceAt(event.target)
    if (!piece) return
    event.preventDefault()
    menu.openAt(piece.kind, piece.id, event)
  }

  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      {overflows && (
        <button type="button" className={styles.scroll} aria-label={t('tabsScrollBack')} onClick={() => scrollBy(-1)}>
          <ChevronRightIcon className={styles.backwards} />
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and menus of the links in it, handled in one place */}
      <ul
        ref={ref}
        className={styles.list}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        onPointerEnter={() => {
          preloadDrag()
          preloadTabMenu()
        }}
      >
        {tabPieces(list).map(({ group, tabs: members }) =>
          group === null ? (
            <TabItem key={members[0].id} tab={members[0]} drag={drag} onDrop={dropOn} onClose={close} />
          ) : (
            <TabGroupItem key={`group ${group.id}`} group={group} members={members} drag={drag} onDrop={dropOn} onClose={close} />
          ),
        )}
      </ul>
      {overflows && (
        <button type="button" className={styles.scroll} aria-label={t('tabsScrollOn')} onClick={() => scrollBy(1)}>
          <ChevronRightIcon />
        </button>
      )}
      <MenuButton label={t('tabsAll')} open={menu.shows('list')} onOpen={(button) => menu.openBelow('list', button)}>
        <ChevronDownIcon />
      </MenuButton>
      <MenuButton label={t('tabsMore')} open={menu.shows('current')} onOpen={(button) => menu.openBelow('current', button)}>
        <MoreIcon />
      </MenuButton>
      <LazyTabMenu {...menu} onMove={moveBy} onClose={close} onGroup={dialog.show} />
      <LazyGroupDialog {...dialog} />
      <output>
        <VisuallyHidden>{status}</VisuallyHidden>
      </output>
    </nav>
  )
}

interface MenuButtonProps {
  label: string
  open: boolean
  onOpen: (button: HTMLElement) => void
  children: React.ReactNode
}

function MenuButton({ label, open, onOpen, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={preloadTabMenu}
      onFocus={preloadTabMenu}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {children}
    </button>
  )
}
