/**
 * Shows the row of links of the head menu where it fits, and the dropdown where it does not: keeps `data-fits` on the element up to date.
 * Row and header keep their sizes whichever is shown (the row is laid out even while it is hidden), so the result cannot oscillate; it
 * changes in the frame of the resize, before that frame is painted. Returns a cleanup function, which removes the attribute.
 */
export function attachHeadMenu(menu: HTMLElement): () => void {
  const [box, row] = [menu.parentElement, menu.querySelector('ul')]
  if (!box || !row) return () => undefined
  const measure = () => {
    menu.dataset.fits = String(row.offsetWidth <= box.clientWidth)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(box)
  observer.observe(row)
  return () => {
    observer.disconnect()
    delete menu.dataset.fits
  }
}
