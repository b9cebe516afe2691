import { CloseIcon, FullscreenIcon, PinIcon, ReloadIcon } from '@view-site/ui'
import { ContextMenu, type MenuItem } from '@view-site/ui/overlay'
import { useEffect, useRef, useState } from 'react'
import type { Layout } from '../../core/Layout.ts'
import { pageTitlesOf } from '../../page-title/pageTitlesOf.ts'
import { titleIn } from '../../page-title/PageTitles.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import type { TabList } from '../../core/Tabs.ts'
import { groupItems, groupItemsOfTab, type GroupItemsContext } from '../groups/groupItems.tsx'
import { tabPieces, type TabPiece } from '../groups/tabPieces.ts'
import { tabElement } from './tabElement.ts'
import type { TabOrGroup } from './TabOrGroup.ts'
import type { TabMoves } from './useTabMoves.ts'
import { useTabsShared, type TabsShared } from './TabsContext.tsx'
import { tabTitle } from '../tabTitle.ts'
import type { TabMenuState } from './useTabMenu.ts'

export interface TabMenuProps {
  what: NonNullable<TabMenuState['what']>
  open: boolean
  onOpenChange: (open: boolean) => void
  onMove: TabMoves['moveBy']
  onClose: (id: string, from: HTMLElement) => void
  /** Opens the dialog of groups. */
  onGroup: GroupItemsContext['onGroup']
}

/** The list of all tabs, or what can be done with one of them or with a group. */
export default function TabMenu({ what: { kind, id, at, from }, open, onOpenChange, onMove, onClose, onGroup }: TabMenuProps) {
  const t = useLazyT()
  const layout = useLayout()
  const shared = useTabsShared()
  const list = useAtomValue(shared.tabs.list)
  const groups = useAtomValue(shared.tabs.groups.list)
  const maximized = useAtomValue(shared.maximized)
  const tree = useAtomValue(layout.menu.tree)
  const inputs = useAtomValue(layout.inputs)
  const titles = useAtomValue(pageTitlesOf(layout))
  // Its menu stays as it was while it fades out, also if the group is gone by then.
  const groupNow = kind === 'group' ? groups.find((one) => one.id === id) : undefined
  const [group, setGroup] = useState(groupNow)
  if (groupNow && groupNow !== group) setGroup(groupNow)
  const opensDialog = useRef(false)
  const context = { id, list, groups, layout, shared, tabs: shared.tabs, maximized, t, onMove, onGroup: openDialog, close }
  useEffect(() => {
    if (open) opensDialog.current = false
  }, [open])
  const items = itemsOf()
  function itemsOf(): MenuItem[] {
    if (kind === 'group') return group ? groupItems(group, context, orderItems({ kind, id: group.id }, context)) : []
    return kind === 'list' ? tabPieces(list).flatMap(pages) : actions(context)
  }
  function pages({ group: held, tabs }: TabPiece): MenuItem[] {
    const links = tabs.map((tab) => ({
      id: tab.id,
      label: tabTitle(tab, { tree, inputs, ofPage: titleIn(titles, tab) }),
      onSelect: () => shared.tabs.select(tab.id),
    }))
    return held ? [{ type: 'group', id: `group ${held.id}`, label: t('tabGroup', { name: held.name }), items: links }] : links
  }
  function openDialog(of: TabOrGroup) {
    opensDialog.current = true
    onGroup(of)
  }
  function close(one: string) {
    onClose(one, from)
  }
  // A tab that is put into a group, or taken out of it, is another element; of what was closed, none is left.
  function elementNow(): HTMLElement | null {
    const { current } = shared.tabs
    const ids = [id, layout.store.get(current)]
    return ids.map((one) => (one === null ? null : tabElement({ kind: 'tab', id: one }))).find((one) => one !== null) ?? null
  }
  const label = group && kind === 'group' ? t('tabGroup', { name: group.name }) : t(kind === 'list' ? 'tabsAll' : 'tabsMore')
  return (
    <ContextMenu
      label={label}
      at={at}
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      returnFocus={() => !opensDialog.current && (from.isConnected ? from : elementNow())}
    />
  )
}

interface ActionsContext extends GroupItemsContext {
  id: string | null
  layout: Layout
  shared: TabsShared
  maximized: boolean
  onMove: TabMenuProps['onMove']
  close: (id: string) => void
}

function actions(context: ActionsContext): MenuItem[] {
  const { layout, shared, tabs, maximized, t } = context
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

function ofTab(id: string, context: ActionsContext): MenuItem[] {
  const { list, tabs, t, close } = context
  const at = list.findIndex((tab) => tab.id === id)
  const tab = list[at]
  if (!tab) return []
  const hasClosable = (some: TabList) => some.some(tabs.isClosable)
  const isHome = id === tabs.home
  return [
    { label: t(tab.pinned ? 'tabUnpin' : 'tabPin'), icon: <PinIcon />, onSelect: () => tabs.pin(id, !tab.pinned), disabled: isHome },
    ...orderItems({ kind: 'tab', id }, context),
    ...groupItemsOfTab(tab, context),
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

function orderItems(piece: TabOrGroup, { tabs, layout, t, onMove }: ActionsContext): MenuItem[] {
  if (!layout.settings.get().tabsOrder) return []
  const disabled = piece.id === tabs.home
  return [
    { label: t('tabMoveBack'), icon: null, onSelect: () => onMove(piece, -1), disabled },
    { label: t('tabMoveOn'), icon: null, onSelect: () => onMove(piece, 1), disabled },
  ]
}
