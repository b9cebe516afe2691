import type { ArticlePorts, LockedReader } from '../../article/ArticlePorts.ts'

/** Nobody is signed in, the reader lacks the licence, the part is loading, it could not be loaded. */
export type PanelState = 'visitor' | 'refused' | 'loading' | 'failed'

/** The panel that replaces a locked part, until the part replaces it. */
export interface Panel {
  id: string
  /** What screen readers announce when the part is shown. */
  opened: string
  isFor: (reader: LockedReader) => boolean
  show: (state: PanelState, reason?: string) => void
  /** Puts the part in the panel's place. */
  open: (html: string) => HTMLElement
  /** Puts the panel back. Returns whether the part was shown. */
  close: () => boolean
}

/** Controls a panel of an article. */
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
      // The focused button is hidden now: keep the focus near it.
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
