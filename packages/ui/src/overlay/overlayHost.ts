import type { RefObject } from 'react'

/** Where overlays are rendered: in the modal `<dialog>` that is open, since nothing outside of it can be used; null where none is. */
export const overlayHost: RefObject<HTMLElement | null> = {
  get current() {
    return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null
  },
}
