import { VisuallyHidden } from '@view-site/ui'
import { useEffect, useRef } from 'react'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import type { TabGroup } from '../../core/TabGroups.ts'
import type { TabList } from '../../core/Tabs.ts'
import * as bar from '../bar/TabBar.css.ts'
import { TabItem, type TabItemProps } from '../bar/TabItem.tsx'
import { useTabsShared } from '../bar/TabsContext.tsx'
import * as styles from './TabGroup.css.ts'

export interface TabGroupItemProps extends Omit<TabItemProps, 'tab'> {
  group: TabGroup
  members: TabList
}

/** A group in the bar: a label that collapses it, and its tabs. Of a collapsed one, only the current tab is shown. */
export function TabGroupItem({ group, members, drag, onDrop, onClose }: TabGroupItemProps) {
  const t = useLazyT()
  const { tabs } = useTabsShared()
  const current = useAtomValue(tabs.current)
  const ref = useRef<HTMLDivElement>(null)
  const { id, name, color, collapsed } = group
  const count = members.length
  useEffect(() => (drag && ref.current ? drag(ref.current, { piece: { kind: 'group', id }, onDrop }) : undefined), [drag, id, onDrop])
  const visible = collapsed ? members.filter((tab) => tab.id === current) : members
  return (
    <li className={styles.item}>
      <fieldset className={`${styles.group} ${styles.tone[color]}`} aria-label={t('tabGroup', { name })} data-group={id}>
        <div ref={ref} className={bar.piece}>
          <button
            type="button"
            className={styles.label}
            aria-expanded={!collapsed}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            onClick={() => tabs.groups.change(id, { collapsed: !collapsed })}
          >
            <span className={styles.name}>{name}</span>
            {collapsed && (
              <>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{t('tabGroupCount', { count })}</VisuallyHidden>
              </>
            )}
          </button>
        </div>
        {visible.length > 0 && (
          <ul className={styles.tabs}>
            {visible.map((tab) => (
              <TabItem key={tab.id} tab={tab} drag={drag} onDrop={onDrop} onClose={onClose} />
            ))}
          </ul>
        )}
      </fieldset>
    </li>
  )
}
