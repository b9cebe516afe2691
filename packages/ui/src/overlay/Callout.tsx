import { Popover as Base } from '@base-ui/react/popover'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import * as styles from './Callout.css.ts'
import { overlayHost } from './overlayHost.ts'
import { positioner } from './Popup.css.ts'

/** Props of `Callout`. */
export interface CalloutProps {
  /** The element that is highlighted. With another one the callout moves and keeps the focus. */
  target: Element
  /** Heading and accessible name. */
  title: ReactNode
  /** Linked by `aria-describedby`. */
  description: ReactNode
  /** Its buttons. One of them is a `CalloutClose`. */
  children: ReactNode
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** In px. @default 320 */
  width?: number | undefined
  /** The element with the initial focus. @default the first button */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called by Escape and by a `CalloutClose`. */
  onClose: () => void
  onKeyDown?: KeyboardEventHandler | undefined
}

/**
 * A dialog about an element of the page, next to it: traps the focus, highlights the element and covers the rest of the page, which can
 * still be scrolled. It is open while it is rendered, and restores the focus afterwards. Texts that change meanwhile are announced.
 */
export function Callout({
  target,
  title,
  description,
  children,
  side = 'bottom',
  width = 320,
  initialFocus,
  onClose,
  onKeyDown,
}: CalloutProps): ReactNode {
  return (
    <>
      {/* A positioner without a popup: it follows the target as the callout does. */}
      <Base.Root open>
        <Base.Portal container={overlayHost}>
          <Base.Positioner
            className={styles.highlight}
            anchor={target}
            sideOffset={({ anchor }) => -anchor.height}
            collisionAvoidance={{ side: 'none', align: 'none' }}
          />
        </Base.Portal>
      </Base.Root>
      <Base.Root open modal="trap-focus" onOpenChange={(_, { reason }) => closing.has(reason) && onClose()}>
        <Base.Portal container={overlayHost}>
          <Base.Backdrop className={styles.mask} />
          <Base.Positioner
            className={positioner}
            anchor={target}
            side={physicalSide(side, target)}
            sideOffset={12}
            collisionPadding={8}
            // A target that is higher than the window has no space next to it.
            sticky
          >
            <Base.Popup className={styles.callout} style={{ width }} aria-modal initialFocus={initialFocus} onKeyDown={onKeyDown}>
              <div aria-live="polite" aria-atomic>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <Base.Description render={<div />}>{description}</Base.Description>
              </div>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </>
  )
}

/** A click outside does not close it. */
const closing: ReadonlySet<string> = new Set(['escape-key', 'close-press'])

/** Without a `DirectionProvider`, Base UI takes every page for one from left to right. */
function physicalSide(side: NonNullable<CalloutProps['side']>, target: Element) {
  if (side === 'top' || side === 'bottom') return side
  const isRtl = getComputedStyle(target).direction === 'rtl'
  return (side === 'inline-start') === isRtl ? 'right' : 'left'
}
