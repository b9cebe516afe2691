interface Point {
  x: number
  y: number
}

/**
 * Does a press in a demo that was made before it ran.
 * @param place Of the press, from the corner of the sheet, in px: `20 30.5`.
 */
export function pressDemo(sheet: HTMLElement, host: HTMLElement, place: string): void {
  const [x = 0, y = 0] = place.split(' ').map(Number)
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
