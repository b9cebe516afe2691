import type { ArticlePorts, LockedReader } from '../../article/ArticlePorts.ts'

/** What a panel may be about: nobody is signed in, the reader lacks the licence, the part is on its way, it did not come. */
export type PanelState = 'visitor' | 'refused' | 'loading' | 'failed'

/** A panel that stands in the place of a locked part, and the part in its own place. */
export interface Panel {
  id: string
  /** What screen readers hear when the part stands there. */
  opened: string
  isFor: (reader: LockedReader) => boolean
  show: (state: PanelState, reason?: string) => void
  /** Puts the part in the panel's place. */
  open: (html: string) => HTMLElement
  /** Puts the panel back; tells whether the part was there. */
  close: () => boolean
}

/** Takes hold of a panel of an article. */
export function createPanel(element: HTMLElement, { signIn }: ArticlePorts): Panel {
  const products = element.dataset['locked']?.split(',') ?? []
  let part: HTMLElement | undefined
  return {
    id: element.id,
    opened: element.dataset['opened'] ?? '',
    isFor: (reader) => products.some((product) => reader.products.includes(product)),
    show(state, reason = '') {
      const focused = document.activeElement
      const hadFocus = element.contains(focused)
      for (const piece of element.querySelectorAll<HTMLElement>('[data-when]')) {
        const isOffered = piece.dataset['act'] !== 'sign-in' || signIn !== undefined
        piece.hidden = !isOffered || !(piece.dataset['when'] ?? '').split(' ').includes(state)
      }
      const slot = element.querySelector('[data-reason]')
      if (slot) slot.textContent = reason
      element.ariaBusy = String(state === 'loading')
      // Whoever pressed a button that is gone now is still here.
      if (hadFocus && focused?.closest('[hidden]')) takeFocus(element)
    },
    open(html) {
      part = document.createElement('div')
      part.id = element.id
      part.className = 'doc-unlocked'
      part.dataset['unlocked'] = ''
      // Markup that this package compiled, from the API of the site itself: as trustworthy as the page around it.
      part.innerHTML = html
      const hadFocus = element.contains(document.activeElement)
      element.replaceWith(part)
      if (hadFocus) takeFocus(part)
      return part
    },
    close() {
      if (!part) return false
      part.replaceWith(element)
      part = undefined
      return true
    },
  }
}

function takeFocus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
