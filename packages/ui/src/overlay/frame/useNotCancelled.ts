import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { forgetCancelled, isCancelled } from './waitingFrame.ts'

/**
 * Whether a dialog is open: not if the visitor closed the frame that waited for it. Its owner then hears that it has closed, before
 * anything of it was rendered.
 */
export function useNotCancelled(open: boolean, onOpenChange: (open: boolean) => void): boolean {
  const [last, setLast] = useState(() => ({ open, cancelled: open && isCancelled() }))
  if (last.open !== open) setLast({ open, cancelled: open && isCancelled() })
  const { cancelled } = last
  const close = useEffectEvent(() => onOpenChange(false))
  useLayoutEffect(() => {
    if (!cancelled) return
    forgetCancelled()
    close()
  }, [cancelled])
  return open && !cancelled
}
