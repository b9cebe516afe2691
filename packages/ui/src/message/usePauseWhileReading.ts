import { useRef, type FocusEvent, type PointerEvent } from 'react'
import type { MessageCenter } from './createMessageCenter.ts'

/** Stops the clocks while the pointer or the focus is on the region, and takes the focus back to where it came from when a notice is closed. */
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

  // What is removed under the pointer or the focus tells nobody: no event resumes the clocks but this.
  function dismiss(id: number) {
    center.close(id)
    center.resume()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return { handlers, dismiss }
}
