import type { RefObject } from 'react'
import { waitingAttribute } from './frame/frameAttributes.ts'

/**
 * Where overlays are rendered: in the modal `<dialog>` that is open, since nothing outside of it can be used; null where none is. A frame
 * that waits is replaced, not covered.
 */
export const overlayHost: RefObject<HTMLElement | null> = {
  get current() {
    return [...document.querySelectorAll<HTMLElement>(`dialog:modal:not([${waitingAttribute}])`)].at(-1) ?? null
  },
}
