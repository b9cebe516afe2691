import type { Locale } from '@view-site/i18n/product'
import { editorTexts } from './editorTexts.ts'
import * as styles from './editorPanel.css.ts'

export interface EditorPanelOptions {
  /** Name of the demo. */
  name: string
  locale: Locale
  onRetry: () => void
  onClose: () => void
}

/** The element in which a demo is edited. */
export interface EditorPanel {
  readonly element: HTMLElement
  /** Shows a new frame, covered until it is ready, with the focus in it. */
  load: (address: URL) => HTMLIFrameElement
  /** Removes the cover. */
  ready: () => void
  /** Reports that the editor did not load. */
  fail: () => void
}

/**
 * What the playground needs inside of a page: its own origin for its files and the stored changes, downloads for the project, and new tabs
 * for links. It cannot navigate the page around it.
 */
const sandbox = ['allow-scripts', 'allow-same-origin', 'allow-downloads', 'allow-popups', 'allow-popups-to-escape-sandbox']

/** Creates the element with an embedded playground, and what is shown until that is ready. */
export function editorPanel({ name, locale, onRetry, onClose }: EditorPanelOptions): EditorPanel {
  const texts = editorTexts[locale]
  const element = create('div', styles.panel)
  element.role = 'group'
  element.ariaLabel = texts.label.replace('{name}', name)
  const cover = create('div', styles.cover)
  const message = create('p', styles.message)
  message.role = 'status'
  const retry = button(texts.retry, onRetry)
  cover.append(message, retry, button(texts.close, onClose))
  element.append(cover)
  let frame: HTMLIFrameElement | undefined

  return {
    element,
    load(address) {
      frame?.remove()
      frame = create('iframe', styles.frame)
      frame.title = texts.frame
      frame.sandbox.add(...sandbox)
      // The playground accepts code only from the sites that it knows.
      frame.referrerPolicy = 'origin'
      frame.src = address.href
      element.prepend(frame)
      message.textContent = texts.loading
      retry.hidden = true
      cover.hidden = false
      frame.focus({ preventScroll: true })
      return frame
    },
    ready() {
      cover.hidden = true
    },
    fail() {
      const hadFocus = document.activeElement === frame
      frame?.remove()
      message.textContent = texts.failed
      retry.hidden = false
      if (hadFocus) retry.focus({ preventScroll: true })
    },
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = create('button', `doc-btn doc-framed ${styles.action}`)
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', onClick)
  return made
}
