import { stillAttribute } from '../../documentNames.ts'

/**
 * Removes what a demo showed before it ran. Both are in the page for no frame: the demo has just been mounted at the same place. The press
 * that was held for it (`holdPresses`) is done in the demo.
 * @param host Element of the demo; without one it failed, and the press is forgotten.
 */
export function replaceStill(sheet: HTMLElement, host?: HTMLElement): void {
  const pressed = sheet.getAttribute(stillAttribute)
  sheet.querySelector('.doc-still')?.remove()
  sheet.removeAttribute(stillAttribute)
  sheet.ariaBusy = null
  const [x, y] = (pressed ?? '').split(' ').map(Number)
  // In another task: what the demo changes after it was mounted is in the page then.
  if (host && x !== undefined && y !== undefined) setTimeout(() => press(sheet, host, { x, y }))
}

interface Point {
  x: number
  y: number
}

function press(sheet: HTMLElement, host: HTMLElement, { x, y }: Point): void {
  const { left, top } = sheet.getBoundingClientRect()
  const point = { x: left + x, y: top + y }
  const shown = document.elementFromPoint(point.x, point.y)
  const target = shown && host.contains(shown) ? shown : elementAt(host, point)
  const options = { bubbles: true, cancelable: true, clientX: point.x, clientY: point.y, view: window }
  for (const type of ['mousedown', 'mouseup']) target.dispatchEvent(new MouseEvent(type, options))
  const focused = target.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')
  if (focused && host.contains(focused)) focused.focus({ preventScroll: true })
  target.dispatchEvent(new MouseEvent('click', options))
}

/** The innermost element at a point that may be outside the viewport by now. */
function elementAt(element: Element, point: Point): Element {
  const inner = [...element.children].findLast((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect()
    return point.x >= left && point.x < right && point.y >= top && point.y < bottom
  })
  return inner ? elementAt(inner, point) : element
}
