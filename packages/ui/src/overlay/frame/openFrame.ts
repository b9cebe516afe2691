import { iconButton } from '../../components/button/Button.css.ts'
import { element, iconElement } from '../../dom/element.ts'
import { closePath } from '../../icons/paths.ts'
import * as overlay from '../Overlay.css.ts'
import * as styles from './Frame.css.ts'

/** Options of {@link openFrame}. */
export interface OpenFrameOptions {
  /** A dialog in the middle of the window, or a drawer at its end. @default 'dialog' */
  shape?: 'dialog' | 'drawer' | undefined
  title: string
  /** One or two sentences below the title. @default none */
  description?: string | undefined
  /** What the frame shows. */
  content: readonly Node[]
  /** Maximum width in px. @default 400, and that of `Drawer` for a drawer */
  width?: number | undefined
  /** Name for screen readers in place of title and description, which are then hidden from them. @default the title */
  name?: string | undefined
  /** Label of the close button. */
  closeLabel: string
  /** Whether clicks on the backdrop are ignored. @default false */
  keepOnOutsidePress?: boolean | undefined
  /** Called once when the frame has closed. The focus is where it was before. */
  onClose?: (() => void) | undefined
  /** Whether the focus begins at the close button, also before content that scrolls. @default false: at the first element that takes it */
  focusesClose?: boolean
}

/** An open frame. */
export interface Frame {
  /** Its element, in the body. */
  dialog: HTMLDialogElement
  close: () => void
}

/**
 * Opens a dialog or drawer without React, which looks like `Dialog` and `Drawer`: a modal `<dialog>` of the browser, which keeps the focus
 * inside, closes with Escape and gives the focus back. It is removed when it closes.
 */
export function openFrame(options: OpenFrameOptions): Frame {
  const { shape = 'dialog', keepOnOutsidePress = false, onClose } = options
  const button = closeButton(options.closeLabel)
  button.autofocus = options.focusesClose === true
  const { parts, outside } = shape === 'drawer' ? drawerParts(options, button) : dialogParts(options, button)
  const dialog = element('dialog', { class: styles.frame }, ...parts)
  nameDialog(dialog, options.name)

  function end() {
    if (!dialog.isConnected) return
    dialog.remove()
    onClose?.()
  }
  function close() {
    dialog.close()
    end()
  }
  button.addEventListener('click', close)
  outside.addEventListener('click', ({ target }) => target === outside && !keepOnOutsidePress && close())
  dialog.addEventListener('close', end)
  // In the body: the colors of a header are not those of the dialog.
  document.body.append(dialog)
  dialog.showModal()
  return { dialog, close }
}

/** What a frame is made of. */
interface FrameParts {
  parts: readonly HTMLElement[]
  /** The part around the popup: a click on it closes the frame. */
  outside: HTMLElement
}

function dialogParts({ title, description, content, width = 400 }: OpenFrameOptions, close: HTMLElement): FrameParts {
  close.classList.add(overlay.close)
  const popup = element('div', { class: overlay.modal }, element('h2', { class: overlay.modalTitle }, title))
  popup.style.width = `${width}px`
  if (description !== undefined) popup.append(element('p', { class: overlay.description }, description))
  // The close button is last in the tab order, as in `Dialog`.
  popup.append(...content, close)
  const outside = element('div', { class: overlay.viewport }, popup)
  return { parts: [scrim(), outside], outside }
}

function drawerParts({ title, content, width }: OpenFrameOptions, close: HTMLElement): FrameParts {
  const popup = element(
    'div',
    { class: overlay.drawerEnd },
    element('header', { class: overlay.drawerHead }, element('h2', { class: overlay.drawerTitle }, title), close),
    element('div', { class: overlay.drawerBody }, ...content),
  )
  if (width !== undefined) popup.style.width = `${width}px`
  const outside = scrim()
  return { parts: [outside, popup], outside }
}

let count = 0

function nameDialog(dialog: HTMLElement, label: string | undefined): void {
  const [title, description] = dialog.querySelectorAll(`h2, .${overlay.description}`)
  const id = `view-frame-${(count += 1)}`
  if (label !== undefined) dialog.ariaLabel = label
  for (const [attribute, text] of [
    ['aria-labelledby', title],
    ['aria-describedby', description],
  ] as const) {
    if (!text) continue
    if (label === undefined) {
      text.id = `${id}-${attribute}`
      dialog.setAttribute(attribute, text.id)
    } else text.ariaHidden = 'true'
  }
}

function closeButton(label: string): HTMLButtonElement {
  const attributes = { type: 'button', class: iconButton, 'aria-label': label, title: label }
  return element('button', attributes, iconElement(closePath))
}

const scrim = () => element('div', { class: overlay.scrim })
