/**
 * What stands for a heading where only its place is asked for: the part that it begins. Asking a heading inside of a part that
 * waits would have the part laid out at once.
 */
export function placeOf(heading: HTMLElement): HTMLElement {
  const part = heading.parentElement
  return part?.className === 'doc-part' && part.firstElementChild === heading ? part : heading
}
