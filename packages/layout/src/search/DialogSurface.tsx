import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './SearchDialog.css.ts'
import type { PickerDialogProps } from './SearchPicker.tsx'

export interface DialogSurfaceProps extends Omit<PickerDialogProps, 'layout'> {
  /** Name that is read out. */
  label: string
  children: ReactNode
}

/**
 * The browser's own modal dialog: it traps and restores the focus and closes with Escape, without any code. The picker opens
 * while the visitor waits, and a library's dialog would be most of the wait.
 */
export function DialogSurface({ open, onOpenChange, label, children }: DialogSurfaceProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onOpenChange(false)
  }
  // In the body: the header's colours are not the dialog's.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog ref={ref} className={styles.dialog} aria-label={label} onClose={() => onOpenChange(false)} onClick={closeOutside}>
      {open && <div className={styles.surface}>{children}</div>}
    </dialog>,
    document.body,
  )
}
