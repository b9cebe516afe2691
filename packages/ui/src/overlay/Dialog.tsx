import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../components/button/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { ReplaceFrame } from './frame/ReplaceFrame.tsx'
import { useNotCancelled } from './frame/useNotCancelled.ts'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Overlay.css.ts'

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean
  /** Called to open or close: Escape, the close button, a click on the backdrop. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences below the title, linked by `aria-describedby`. */
  description?: ReactNode
  children?: ReactNode
  /** Maximum width in px. @default 400 */
  width?: number | undefined
  /** Label of the close button. */
  closeLabel: string
  /** The element with the initial focus. @default the first focusable element of the content */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Whether clicks on the backdrop are ignored, to avoid losing input. @default false */
  keepOnOutsidePress?: boolean | undefined
  /** Called after the closing transition. */
  onClosed?: (() => void) | undefined
}

/** A modal dialog: traps the focus, locks scrolling, and restores the focus on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  width = 400,
  closeLabel,
  initialFocus,
  keepOnOutsidePress = false,
  onClosed,
}: DialogProps): ReactNode {
  const isOpen = useNotCancelled(open, onOpenChange)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal container={overlayHost}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.modal} style={{ width }} initialFocus={initialFocus}>
            <ReplaceFrame />
            <Base.Title className={styles.modalTitle}>{title}</Base.Title>
            {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {/* Last in the tab order, so that a form's first field comes first. */}
            <Base.Close
              render={
                <IconButton label={closeLabel} className={styles.close}>
                  <CloseIcon />
                </IconButton>
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
