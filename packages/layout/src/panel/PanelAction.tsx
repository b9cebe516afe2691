import { button } from '@view-site/ui'
import type { ReactNode } from 'react'
import { opensAttribute } from '../core/documentNames.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import * as styles from './Panel.css.ts'

/** Props of `PanelAction`: a link with `href`, else a button. */
export interface PanelActionProps {
  icon?: ReactNode
  children: ReactNode
  /** Where it leads; another site opens in a new tab. Without it the action is a button. */
  href?: string
  onClick?: () => void
  /** Name of the dialog that the button opens, as a value of `opensAttribute`. @default none */
  opens?: string | undefined
}

/** One thing to do in the right panel: a link or a button. */
export function PanelAction({ icon, children, href, onClick, opens }: PanelActionProps) {
  const className = `${button()} ${styles.action}`
  if (href !== undefined) {
    return (
      <MenuLink href={href} className={className} onClick={onClick}>
        {icon}
        {children}
      </MenuLink>
    )
  }
  return (
    <button type="button" className={className} onClick={onClick} {...{ [opensAttribute]: opens }}>
      {icon}
      {children}
    </button>
  )
}
