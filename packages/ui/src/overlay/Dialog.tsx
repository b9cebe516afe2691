import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import * as styles from './Overlay.css.ts'

/** Props of `Dialog`: what stands in it, and whether it is open. */
export interface DialogProps {
  open: boolean
  /** Asked to open or close: Escape, the close button, a press on the scrim. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences under the title, tied to the dialog. */
  description?: ReactNode
  children?: ReactNode
  /** Widest it gets, in px. @default 400 */
  width?: number | undefined
  /** Name of the close button. */
  closeLabel: string
  /** What gets the focus first. @default the first thing in the content that takes it */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Only the close button and Escape close it, so that a slip loses no input. @default false */
  keepOnOutsidePress?: boolean | undefined
  /** Told when the closing motion is over. */
  onClosed?: (() => void) | undefined
}

/** A modal dialog: keeps the focus, locks the scroll, and gives the focus back to what had it. */
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
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.modal} style={{ width }} initialFocus={initialFocus}>
            <Base.Title className={styles.modalTitle}>{title}</Base.Title>
            {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {/* Last in the order of focus, so that a form's first field comes first. */}
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
