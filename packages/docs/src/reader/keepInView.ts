/** Scrolls the `nav` around an element, and nothing else, until the element is visible. */
export function keepInView(element: HTMLElement): void {
  const box = element.closest('nav')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const [frame, row] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  if (row.top < frame.top || row.bottom > frame.bottom) box.scrollTop += row.top - frame.top - frame.height / 3
}
