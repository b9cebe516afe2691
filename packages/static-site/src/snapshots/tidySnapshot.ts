/** Attributes for code and forms: a snapshot has none of these. */
const dropped = /^(?:on.*|name|for|title|autofocus|autoplay|data-v-app|download|target|rel)$/

/** What is not seen: among it the closed panels of fields, which can be most of a demo's markup. */
const unshown = 'script, style, link, iframe, object, embed, template, [style*="display: none"]'

/**
 * A copy of a mounted demo as a picture of it: without comments, scripts, names and addresses. What a field holds becomes its attribute.
 * Ids stay only where the markup refers to them, and begin with that of the demo, so that those of two demos are not equal.
 */
export function tidySnapshot(host: HTMLElement, id: string): HTMLElement {
  const copy = host.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('A clone of an element is one.')
  const fields = [...host.querySelectorAll<HTMLInputElement>('input')]
  copy.querySelectorAll<HTMLInputElement>('input').forEach((field, index) => keepValue(field, fields[index]))
  for (const element of copy.querySelectorAll(unshown)) element.remove()
  removeComments(copy)
  const used = new Set(Array.from(copy.innerHTML.matchAll(references), ([, name = '']) => name))
  const ids = new Set(Array.from(copy.querySelectorAll('[id]'), (element) => element.id).filter((name) => used.has(name)))
  for (const element of copy.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (dropped.test(name)) element.removeAttribute(name)
    if (element.hasAttribute('href') && element.nodeName === 'A') element.setAttribute('href', '#')
    if (!ids.has(element.id)) element.removeAttribute('id')
    else element.id = `${id}-${element.id}`
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      const renamed = value.replaceAll(references, (whole, target: string) => (ids.has(target) ? `#${id}-${target}` : whole))
      if (renamed !== value) element.setAttribute(name, renamed)
    }
  }
  return copy
}

/** Ids that an attribute refers to. */
const references = /#([\w-]+)/g

function keepValue(field: HTMLInputElement, original: HTMLInputElement | undefined): void {
  if (!original) return
  if (/^(?:checkbox|radio)$/.test(original.type)) field.toggleAttribute('checked', original.checked)
  else if (original.value !== '' && original.type !== 'file') field.setAttribute('value', original.value)
}

function removeComments(element: Node): void {
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeName === '#comment') child.remove()
    else removeComments(child)
  }
}
