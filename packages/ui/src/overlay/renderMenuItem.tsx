import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { Link } from '../navigation/Link.tsx'
import type { MenuAction, MenuItem, MenuLink, MenuRadio } from './menuItems.ts'
import * as styles from './Popup.css.ts'

/** Renders an item or group inside a `Menu.Popup`. */
export function renderMenuItem(item: MenuItem, index: number): ReactNode {
  const key = item.id ?? index
  switch (item.type) {
    case 'separator':
      return <Base.Separator key={key} className={styles.separator} />
    case 'group':
      return (
        <Base.Group key={key}>
          <Base.GroupLabel className={styles.groupLabel}>{item.label}</Base.GroupLabel>
          {item.items.map(renderMenuItem)}
        </Base.Group>
      )
    case 'radio':
      return <RadioItems key={key} group={item} />
    case 'link':
      return <LinkItem key={key} item={item} />
    default:
      return <ActionItem key={key} item={item} />
  }
}

function ActionItem({ item }: { item: MenuAction }) {
  const look = item.danger === true ? `${styles.item} ${styles.danger}` : styles.item
  return (
    <Base.Item className={look} label={item.label} disabled={item.disabled} onClick={item.onSelect}>
      <Content {...item} />
    </Base.Item>
  )
}

function LinkItem({ item }: { item: MenuLink }) {
  return (
    <Base.LinkItem
      className={styles.item}
      label={item.label}
      closeOnClick
      render={(props) => (
        // Base UI types the anchor's ref as a ref of any element.
        <Link {...(props as object)} to={item.to} target={item.target} variant="plain" />
      )}
    >
      <Content {...item} />
    </Base.LinkItem>
  )
}

function RadioItems({ group }: { group: MenuRadio }) {
  return (
    <Base.Group>
      {group.label !== undefined && <Base.GroupLabel className={styles.groupLabel}>{group.label}</Base.GroupLabel>}
      <Base.RadioGroup value={group.value} onValueChange={(value: string) => group.onValueChange(value)}>
        {group.options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={styles.item}
            value={option.value}
            label={option.label}
            disabled={option.disabled}
            closeOnClick
          >
            <Content {...option} />
            <Base.RadioItemIndicator className={styles.tick}>
              <CheckIcon />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

function Content({ icon, label, end }: { icon?: ReactNode; label: string; end?: ReactNode }) {
  return (
    <>
      {icon !== undefined && <span className={styles.itemIcon}>{icon}</span>}
      <span className={styles.itemLabel}>{label}</span>
      {end !== undefined && <span className={styles.itemEnd}>{end}</span>}
    </>
  )
}
