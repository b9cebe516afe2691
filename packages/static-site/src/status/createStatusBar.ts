import { heightBelow } from './heightBelow.ts'
import { statusSheet } from './statusSheet.ts'
import type { StatusTexts } from './StatusTexts.ts'

/** What the bar says. */
export interface StatusMessage {
  text: string
  /** Whether it answers something that the visitor did: it is announced at once, and its button takes the focus. @default false */
  isUrgent?: boolean
  /** The button. @default none */
  action?: { label: string; run: () => void }
}

/** Options of {@link createStatusBar}. */
export interface StatusBarOptions {
  /** Returns the name of the bar, which is a landmark while it is shown, and that of its button. */
  texts: () => Pick<StatusTexts, 'close' | 'label'>
  /** Called when the visitor closes the bar. */
  onClose: () => void
}

/** The bar at the bottom of the window. */
export interface StatusBar {
  show: (message: StatusMessage) => void
  /** Gives the focus back. */
  hide: () => void
  remove: () => void
}

/** Fields keep the focus, so that typing goes on. */
const fields = 'input, textarea, select, [contenteditable], iframe'

/**
 * Adds the bar to the end of the body, outside of the application's markup, with its styles in a shadow root, which no style sheet of the
 * page changes. The polite live region is there before its first text, which would not be announced otherwise; an alert is announced when it
 * is added.
 */
export function createStatusBar({ texts, onClose }: StatusBarOptions): StatusBar {
  const controller = new AbortController()
  const { signal } = controller
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [statusSheet()]
  const bar = element('section', { className: 'bar' })
  const polite = element('span', { ariaLive: 'polite' })
  const action = element('button', { type: 'button' })
  const close = element('button', { type: 'button', className: 'close', textContent: '×' })
  let run: (() => void) | undefined
  let alert: HTMLElement | undefined
  let previous: HTMLElement | undefined
  bar.append(polite, action, close)
  root.append(bar)
  hide()
  document.body.append(host)

  function place(): void {
    bar.style.setProperty('--below', '0px')
    bar.style.setProperty('--below', `${heightBelow(bar, host)}px`)
  }

  /** An empty region has no role, so that a page has no more statuses than it shows. */
  function say(text = '', isUrgent = false): void {
    alert?.remove()
    alert = isUrgent ? element('span', { role: 'alert', textContent: text }) : undefined
    if (alert) bar.prepend(alert)
    polite.textContent = isUrgent ? '' : text
    polite.role = polite.textContent === '' ? null : 'status'
  }

  function hide(): void {
    const hasFocus = root.activeElement !== null
    run = undefined
    say()
    action.hidden = close.hidden = true
    delete bar.dataset['shown']
    bar.ariaLabel = null
    if (hasFocus && previous?.isConnected) previous.focus({ preventScroll: true })
    previous = undefined
  }

  action.addEventListener('click', () => run?.())
  close.addEventListener('click', onClose)
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  addEventListener('resize', () => bar.dataset['shown'] === undefined || place(), { signal, passive: true })

  return {
    show({ text, isUrgent = false, action: next }) {
      run = next?.run
      say(text, isUrgent)
      const hadFocus = root.activeElement !== null
      action.hidden = !next
      action.textContent = next?.label ?? ''
      close.hidden = false
      bar.dataset['shown'] = ''
      const { label, close: closeLabel } = texts()
      bar.ariaLabel = label
      close.ariaLabel = closeLabel
      place()
      const { activeElement } = document
      if (hadFocus) (next ? action : close).focus()
      // A field in a dialog that has just closed has the focus until the next frame.
      else if (isUrgent && next && !(activeElement?.matches(fields) && activeElement.checkVisibility())) {
        previous = activeElement instanceof HTMLElement ? activeElement : undefined
        action.focus({ preventScroll: true })
      }
    },
    hide,
    remove() {
      controller.abort()
      host.remove()
    },
  }
}

function element<Name extends 'button' | 'section' | 'span'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
