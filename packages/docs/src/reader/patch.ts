import { articleSelector } from '../documentNames.ts'

/**
 * Updates an element to its counterpart in another page: equal elements stay unchanged, with focus, scroll position and listeners.
 * The article is always replaced.
 */
export function patch(current: Element, next: Element): void {
  // What contains the article differs: comparing it would compare everything before the article once for each of its ancestors.
  if (!current.querySelector(articleSelector) && current.isEqualNode(next)) return
  if (current.nodeName !== next.nodeName || current.matches(articleSelector)) {
    current.replaceWith(next)
    return
  }
  patchAttributes(current, next)
  const [here, there] = [[...current.childNodes], [...next.childNodes]]
  const isAlike = here.length === there.length && here.every((node, index) => node.nodeName === there[index]?.nodeName)
  if (!isAlike) {
    current.replaceChildren(...there)
    return
  }
  here.forEach((node, index) => {
    const other = there[index]
    if (node instanceof Element && other instanceof Element) patch(node, other)
    else if (other && node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue
  })
}

function patchAttributes(current: Element, next: Element): void {
  for (const name of current.getAttributeNames()) if (!next.hasAttribute(name)) current.removeAttribute(name)
  for (const { name, value } of next.attributes) if (current.getAttribute(name) !== value) current.setAttribute(name, value)
}

const aboutThePage = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"])',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join(',')

/** Puts what another page says about itself in the place of what this one said. */
export function patchHead(next: Document): void {
  for (const element of document.head.querySelectorAll(aboutThePage)) element.remove()
  document.head.append(...next.head.querySelectorAll(aboutThePage))
  // Even the same value would match every element of the page again.
  if (document.documentElement.lang !== next.documentElement.lang) document.documentElement.lang = next.documentElement.lang
}
