/**
 * The element to measure for the place of a heading: the part that it begins, where there is one. Measuring a heading inside a part that
 * is not laid out yet would force the layout of that part.
 */
export function headingBox(heading: HTMLElement): HTMLElement {
  const part = heading.parentElement
  return part?.className === 'doc-part' && part.firstElementChild === heading ? part : heading
}
