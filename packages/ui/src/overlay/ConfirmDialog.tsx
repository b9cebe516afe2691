import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../components/button/Button.tsx'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Overlay.css.ts'

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** Consequences of confirming. */
  description?: ReactNode
  children?: ReactNode
  /** A verb for the action: "Delete", not "OK". */
  confirmLabel: string
  cancelLabel: string
  /**
   * Runs the action, then closes the dialog. While its promise is pending the button shows progress; a rejection keeps the dialog open and
   * is rethrown.
   */
  onConfirm: () => void | Promise<void>
  /** The action cannot be undone. @default false */
  danger?: boolean | undefined
  /** @default 400 */
  width?: number | undefined
}

/** Asks for confirmation before an irreversible action; the initial focus is on cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  width = 400,
}: ConfirmDialogProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } finally {
      setPending(false)
    }
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={overlayHost}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.modal} style={{ width }} initialFocus={cancel}>
            <Base.Title className={styles.modalTitle}>{title}</Base.Title>
            {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            <div className={styles.actions}>
              <Base.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
              <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
