import { CloseIcon, PinIcon, VisuallyHidden } from '@view-site/ui'
import { memo, useEffect, useRef, type MouseEvent } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { hasIcon, MenuIconView } from '../../menu/MenuIconView.tsx'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useAtomSelector, useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import type { attachTabDrag, TabDragOptions } from './attachTabDrag.ts'
import type { Tab } from '../../core/Tabs.ts'
import * as styles from './TabBar.css.ts'
import { useTabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'
import { useUnsavedMark } from './useUnsavedMark.ts'

export interface TabItemProps {
  tab: Tab
  /** Lets it be dragged, once that is loaded. */
  drag: typeof attachTabDrag | null
  onDrop: TabDragOptions['onDrop']
  /** Close it; the focus moves on from `from`. */
  onClose: (id: string, from: HTMLElement) => void
}

/** One open page: a link, and a button that closes it. A navigation renders two of these. */
export const TabItem = memo(function TabItem({ tab, drag, onDrop, onClose }: TabItemProps) {
  const t = useLazyT()
  const layout = useLayout()
  const { router, menu, settings, inputs } = layout
  const { tabs } = useTabsShared()
  const given = useAtomValue(inputs)
  const ofPage = useAtomSelector(pageTitlesOf(layout), (titles) => titleIn(titles, tab))
  const title = useAtomSelector(menu.tree, (tree) => tabTitle(tab, { tree, inputs: given, ofPage }))
  const node = useAtomSelector(menu.tree, (tree) => tree.siderByPath.get(tab.path)?.node)
  const current = useAtomSelector(tabs.current, (id) => id === tab.id)
  const withIcon = useAtomSelector(settings.atom, ({ showTabsIcon }) => showTabsIcon)
  const unsaved = useUnsavedMark(tab.id)
  const ref = useRef<HTMLLIElement>(null)
  const { id } = tab
  const isHome = id === tabs.home
  useEffect(
    () => (drag && ref.current && !isHome ? drag(ref.current, { piece: { kind: 'tab', id }, onDrop }) : undefined),
    [drag, id, isHome, onDrop],
  )

  // The page is current already: its tab either reloads it or does nothing.
  function follow(event: MouseEvent) {
    if (!current || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (settings.get().tabsReload) layout.reload()
  }
  function closeByWheel(event: MouseEvent<HTMLElement>) {
    if (event.button !== 1 || !tabs.isClosable(tab)) return
    event.preventDefault()
    onClose(id, event.currentTarget)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a middle click closes; Delete and the button do for the keyboard
    <li ref={ref} className={styles.tab} data-tab={id} data-current={current ? '' : undefined} onAuxClick={closeByWheel}>
      <router.Link
        href={tab.fullPath}
        className={styles.link}
        draggable={false}
        aria-current={current ? 'page' : undefined}
        aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
        onClick={follow}
      >
        {tab.pinned && <PinIcon />}
        {withIcon && node && hasIcon(node) && <MenuIconView node={node} />}
        <span className={styles.title}>{title}</span>
        {unsaved && <span className={styles.dot} aria-hidden="true" />}
        <VisuallyHidden>
          {tab.pinned && t('tabPinned')}
          {unsaved && t('tabUnsaved')}
        </VisuallyHidden>
      </router.Link>
      {tabs.isClosable(tab) && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('tabClose', { title })}
          onClick={({ currentTarget }) => onClose(id, currentTarget)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  )
})
