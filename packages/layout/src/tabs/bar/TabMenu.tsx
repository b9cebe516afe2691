import { CloseIcon, FullscreenIcon, PinIcon, ReloadIcon } from '@view-site/ui'
import { ContextMenu, type MenuItem } from '@view-site/ui/overlay'
import type { Layout } from '../../core/Layout.ts'
import type { LayoutLazyT } from '../../core/lazyTexts.ts'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import type { TabList } from '../../core/Tabs.ts'
import { useTabsShared, type TabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'
import type { TabMenuState } from './useTabMenu.ts'

export interface TabMenuProps {
  what: NonNullable<TabMenuState['what']>
  open: boolean
  onOpenChange: (open: boolean) => void
  onMove: (id: string, by: number, held?: HTMLElement) => void
  onClose: (id: string, from: HTMLElement) => void
}

/** The list of all tabs, or what can be done with one of them. */
export default function TabMenu({ what: { kind, id, at, from }, open, onOpenChange, onMove, onClose }: TabMenuProps) {
  const t = useLazyT()
  const layout = useLayout()
  const shared = useTabsShared()
  const list = useAtomValue(shared.tabs.list)
  const maximized = useAtomValue(shared.maximized)
  const tree = useAtomValue(layout.menu.tree)
  const inputs = useAtomValue(layout.inputs)
  const titles = useAtomValue(pageTitlesOf(layout))
  const items =
    kind === 'list'
      ? list.map((tab) => goTo(tabTitle(tab, { tree, inputs, ofPage: titleIn(titles, tab) }), tab.id, shared))
      : actions({ id, list, layout, shared, maximized, t, onMove, close })
  function close(one: string) {
    onClose(one, from)
  }
  const label = t(kind === 'list' ? 'tabsAll' : 'tabsMore')
  return (
    <ContextMenu
      label={label}
      at={at}
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      returnFocus={() => (from.isConnected ? from : null)}
    />
  )
}

function goTo(label: string, id: string, { tabs }: TabsShared): MenuItem {
  return { id, label, onSelect: () => tabs.select(id) }
}

interface ActionsContext {
  id: string | null
  list: TabList
  layout: Layout
  shared: TabsShared
  maximized: boolean
  t: LayoutLazyT
  onMove: TabMenuProps['onMove']
  close: (id: string) => void
}

function actions(context: ActionsContext): MenuItem[] {
  const { layout, shared, maximized, t } = context
  const { tabs } = shared
  return [
    {
      label: t('tabReload'),
      icon: <ReloadIcon />,
      onSelect: () => layout.reload(),
      disabled: context.id !== layout.store.get(tabs.current),
    },
    ...(context.id === null ? [] : ofTab(context.id, context)),
    { label: t('tabCloseAll'), icon: null, onSelect: () => void tabs.closeAll() },
    { type: 'separator' },
    {
      label: t(maximized ? 'tabRestore' : 'tabMaximize'),
      icon: <FullscreenIcon />,
      onSelect: () => layout.store.set(shared.maximized, !maximized),
    },
  ]
}

function ofTab(id: string, { list, layout, shared: { tabs }, t, onMove, close }: ActionsContext): MenuItem[] {
  const at = list.findIndex((tab) => tab.id === id)
  const tab = list[at]
  if (!tab) return []
  const hasClosable = (some: TabList) => some.some(tabs.isClosable)
  const isHome = id === tabs.home
  const order: MenuItem[] = layout.settings.get().tabsOrder
    ? [
        { label: t('tabMoveBack'), icon: null, onSelect: () => onMove(id, -1), disabled: isHome },
        { label: t('tabMoveOn'), icon: null, onSelect: () => onMove(id, 1), disabled: isHome },
      ]
    : []
  return [
    { label: t(tab.pinned ? 'tabUnpin' : 'tabPin'), icon: <PinIcon />, onSelect: () => tabs.pin(id, !tab.pinned), disabled: isHome },
    ...order,
    { type: 'separator' },
    { label: t('tabCloseThis'), icon: <CloseIcon />, onSelect: () => close(id), disabled: !tabs.isClosable(tab) },
    { label: t('tabCloseBefore'), icon: null, onSelect: () => void tabs.closeBefore(id), disabled: !hasClosable(list.slice(0, at)) },
    { label: t('tabCloseAfter'), icon: null, onSelect: () => void tabs.closeAfter(id), disabled: !hasClosable(list.slice(at + 1)) },
    {
      label: t('tabCloseOthers'),
      icon: null,
      onSelect: () => void tabs.closeOthers(id),
      disabled: !hasClosable(list.filter((one) => one !== tab)),
    },
  ]
}
