import { Menu as Base } from '@base-ui/react/menu'
import { useId, type ReactElement, type ReactNode } from 'react'
import type { MenuItem } from './menuItems.ts'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Popup.css.ts'
import { renderMenuItem } from './renderMenuItem.tsx'

/** Props of `Menu`. */
export interface MenuProps {
  /** The trigger: an element that accepts a ref and button props. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** Opens on hover too. @default false */
  openOnHover?: boolean | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A menu of actions and links, with arrow keys, Home, End, type-ahead and Escape. */
export function Menu({ trigger, items, side = 'bottom', align = 'start', openOnHover = false, open, onOpenChange }: MenuProps): ReactNode {
  const id = useId()
  return (
    <Base.Root modal={false} {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger id={id} render={trigger} openOnHover={openOnHover} />
      {/* Its own landmark: a menu is portalled to the end of the body, outside all others. */}
      <Base.Portal container={overlayHost} render={<section aria-labelledby={id} />}>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.menu}>{items.map(renderMenuItem)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
