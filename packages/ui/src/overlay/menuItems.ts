import type { ReactNode } from 'react'

interface MenuChoiceBase {
  /** @default the label */
  id?: string | undefined
  /** The text; type-ahead searches it. */
  label: string
  icon?: ReactNode
  /** Note at the end of the line: a shortcut, a count. */
  end?: ReactNode
  disabled?: boolean | undefined
}

/** An action. */
export interface MenuAction extends MenuChoiceBase {
  type?: 'action' | undefined
  onSelect: () => void
  /** Destructive: it cannot be undone. @default false */
  danger?: boolean | undefined
}

/** A link, through the app's navigation. */
export interface MenuLink extends Omit<MenuChoiceBase, 'disabled'> {
  type: 'link'
  to: string
  target?: string | undefined
}

/** A group of radio items; the one whose value is `value` is selected. */
export interface MenuRadio {
  type: 'radio'
  id?: string | undefined
  /** Heading and accessible name of the group. */
  label?: string | undefined
  value: string
  options: readonly { value: string; label: string; icon?: ReactNode; end?: ReactNode; disabled?: boolean | undefined }[]
  onValueChange: (value: string) => void
}

/** Items under a heading. */
export interface MenuGroup {
  type: 'group'
  id?: string | undefined
  label: string
  items: readonly (MenuAction | MenuLink)[]
}

/** A separator. */
export interface MenuSeparator {
  type: 'separator'
  id?: string | undefined
}

/** An item or group of a menu. */
export type MenuItem = MenuAction | MenuLink | MenuRadio | MenuGroup | MenuSeparator
