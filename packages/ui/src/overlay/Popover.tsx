import { Popover as Base } from '@base-ui/react/popover'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Popup.css.ts'

/** Props of `Popover`. */
export interface PopoverProps {
  /** The trigger: an element that accepts a ref and button props. */
  trigger: ReactElement
  /** Heading and accessible name of the card. */
  title?: ReactNode
  /** Accessible name of a card without a heading. */
  label?: string | undefined
  children?: ReactNode
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | undefined
  /** Opens on hover too. @default false */
  openOnHover?: boolean | undefined
  width?: CSSProperties['width']
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A small card next to its trigger; the page behind stays usable. */
export function Popover({
  trigger,
  title,
  label,
  children,
  side = 'bottom',
  align = 'center',
  openOnHover = false,
  width,
  open,
  onOpenChange,
}: PopoverProps): ReactNode {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal container={overlayHost}>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.card} style={{ width }} aria-label={label}>
            {title !== undefined && <Base.Title className={styles.cardTitle}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
