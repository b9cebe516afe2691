import { linkLines, type LinkedLine } from '@view-site/vue-demo'
import * as styles from './highlightLines.css.ts'

/** A running demo of an article. */
export interface HighlightOptions {
  /** The block with the sheet and the code. */
  demo: HTMLElement
  sheet: HTMLElement
  /** What was pointed at, focused or pressed first. */
  first: EventTarget | null
}

/** Highlights each element of a demo together with its line of code, while the code is open. Returns a function that ends it. */
export function highlightLines({ demo, sheet, first }: HighlightOptions): () => void {
  // The lines of JavaScript are left out: those of the template belong to both languages.
  const rows = [...demo.querySelectorAll('.doc-source .ln:not(.js)')]
  const source = demo.querySelector('details')
  const pin = createPin()
  let shown: LinkedLine | undefined
  const clear = () => {
    if (shown) rows[shown.line - 1]?.classList.remove('lit')
    shown = undefined
    pin.remove()
  }
  const show = (linked: LinkedLine | undefined) => {
    clear()
    if (!linked || !source?.open || !linked.element.isConnected) return
    shown = linked
    rows[linked.line - 1]?.classList.add('lit')
    place(pin, linked, sheet)
  }
  const stop = linkLines({ root: demo, sheet, lineOf: (target) => rows.indexOf(target.closest('.ln') ?? target) + 1, show, first })
  const resized = new ResizeObserver(() => show(shown))
  resized.observe(sheet)
  return () => {
    stop()
    resized.disconnect()
    clear()
  }
}

function createPin(): HTMLElement {
  const pin = document.createElement('div')
  pin.className = styles.pin
  pin.ariaHidden = 'true'
  const mark = document.createElement('span')
  mark.className = styles.pinMark
  pin.append(mark)
  return pin
}

/** Around the element, in the coordinates of the sheet. An element without a box gets none. */
function place(pin: HTMLElement, { line, element }: LinkedLine, sheet: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return
  const origin = sheet.getBoundingClientRect()
  const pixels = { left: left - origin.left - 4, top: top - origin.top - 4, width: width + 8, height: height + 8 }
  for (const [name, value] of Object.entries(pixels)) pin.style.setProperty(name, `${value}px`)
  if (pin.firstChild) pin.firstChild.textContent = String(line)
  sheet.append(pin)
}
