import { CloseIcon } from '@view-site/ui'
import type { MenuAction, MenuItem } from '@view-site/ui/overlay'
import type { LayoutLazyT } from '../../core/lazyTexts.ts'
import type { TabGroup } from '../../core/TabGroups.ts'
import type { Tab, TabList, Tabs } from '../../core/Tabs.ts'
import type { TabOrGroup } from '../bar/TabOrGroup.ts'
import { membersOf } from './tabPieces.ts'

/** What the menu items of groups need. */
export interface GroupItemsContext {
  list: TabList
  groups: readonly TabGroup[]
  tabs: Tabs
  t: LayoutLazyT
  /** Opens the dialog: for a new group of a tab, or for a group. */
  onGroup: (what: TabOrGroup) => void
}

/** What a tab's menu offers of groups: a new one, the others, and what can be done with its own. */
export function groupItemsOfTab(tab: Tab, context: GroupItemsContext): MenuItem[] {
  const { groups, tabs, t, onGroup } = context
  const own = tab.group
  const isHome = tab.id === tabs.home
  const others = isHome ? [] : groups.filter(({ id }) => id !== own?.id)
  return [
    { type: 'separator' },
    { label: t('tabGroupNew'), icon: null, onSelect: () => onGroup({ kind: 'tab', id: tab.id }), disabled: isHome },
    ...others.map(({ id, name }) => ({
      id: `add ${id}`,
      label: t('tabGroupAdd', { name }),
      icon: null,
      onSelect: () => tabs.groups.add(tab.id, id),
    })),
    ...(own
      ? [
          { type: 'separator' as const, id: 'group start' },
          {
            type: 'group' as const,
            label: t('tabGroup', { name: own.name }),
            items: [
              { label: t('tabGroupRemove'), icon: null, onSelect: () => tabs.groups.remove(tab.id) },
              editItem(own, context),
              ...endItems(own, context),
            ],
          },
        ]
      : []),
  ]
}

/** The menu of a group: everything that can be done with it. `order` are the items that move it. */
export function groupItems(group: TabGroup, context: GroupItemsContext, order: readonly MenuItem[]): MenuItem[] {
  const { tabs, t } = context
  const { id, collapsed } = group
  return [
    {
      label: t(collapsed ? 'tabGroupExpand' : 'tabGroupCollapse'),
      icon: null,
      onSelect: () => tabs.groups.change(id, { collapsed: !collapsed }),
    },
    editItem(group, context),
    ...order,
    { type: 'separator' },
    ...endItems(group, context),
  ]
}

function editItem({ id }: TabGroup, { t, onGroup }: GroupItemsContext): MenuAction {
  return { label: t('tabGroupEdit'), icon: null, onSelect: () => onGroup({ kind: 'group', id }) }
}

function endItems({ id }: TabGroup, { list, tabs, t }: GroupItemsContext): MenuAction[] {
  return [
    { label: t('tabGroupDissolve'), icon: null, onSelect: () => tabs.groups.dissolve(id) },
    {
      label: t('tabGroupClose'),
      icon: <CloseIcon />,
      onSelect: () => void tabs.groups.close(id),
      disabled: !membersOf(list, id).some(tabs.isClosable),
    },
  ]
}
