import { useRef, type FocusEvent, type PointerEvent } from 'react'
import type { MessageCenter } from './createMessageCenter.ts'

/** Pauses the timers while the region is hovered or focused, and restores the focus when a focused notice is closed. */
export function usePauseWhileReading(center: MessageCenter) {
  const cameFrom = useRef<Element | null>(null)

  const handlers = {
    onPointerMove: center.pause,
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.contains(document.activeElement)) center.resume()
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
      center.pause()
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover')) center.resume()
    },
  }

  // Removing the hovered or focused element fires no leave or blur event, so the timers have to be resumed here.
  function dismiss(id: number) {
    center.close(id)
    center.resume()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return { handlers, dismiss }
}
