import { Menu as Base } from '@base-ui/react/menu'
import { useMemo, type ReactNode } from 'react'
import type { MenuItem } from './menuItems.ts'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Popup.css.ts'
import { renderMenuItem } from './renderMenuItem.tsx'

/** Props of `ContextMenu`. */
export interface ContextMenuProps {
  /** Accessible label of the menu: what its items act on. */
  label: string
  /** Position in viewport px, usually that of a `contextmenu` event. */
  at: { x: number; y: number }
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly MenuItem[]
  /** Receives the focus when the menu closes; `false` leaves the focus where it is, such as in a dialog that an item opened. */
  returnFocus?: (() => HTMLElement | false | null) | undefined
}

/** A menu at a point, for a right click or the menu key. The app controls when it opens. */
export function ContextMenu({ label, at: { x, y }, open, onOpenChange, items, returnFocus }: ContextMenuProps): ReactNode {
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y) }), [x, y])
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={overlayHost} render={<section aria-label={label} />}>
        <Base.Positioner className={styles.positioner} anchor={anchor} side="bottom" align="start" collisionPadding={8}>
          <Base.Popup aria-label={label} className={styles.menu} {...(returnFocus && { finalFocus: returnFocus })}>
            {items.map(renderMenuItem)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
