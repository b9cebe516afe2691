import { articleChangeEvent } from '../article/articleChangeEvent.ts'
import { alignNodes } from './alignNodes.ts'

/** What behaviours put into the markup while it lives. */
const living = '.doc-host, .doc-failed'

/**
 * Brings a living article from one compiled markup to the next. Only what differs between the two is touched: everything that
 * a reader or a behaviour changed meanwhile (open code, chosen tabs, running demos) is in neither of them, and stays.
 * The reader's `patch` compares two states only and is a tenth of the size: it replaces the article as a whole.
 */
export function morphArticle(article: HTMLElement, before: string, after: string): void {
  morphChildren(article, parse(before), parse(after))
  // The rows of an API table may be others: its filter is applied to them.
  for (const input of article.querySelectorAll('[data-api] input')) input.dispatchEvent(new Event('input', { bubbles: true }))
  article.dispatchEvent(new Event(articleChangeEvent))
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function morphChildren(live: Node, before: Node, after: Node): void {
  const shown = [...live.childNodes].filter((node) => !(node instanceof Element && node.matches(living)))
  const old = [...before.childNodes]
  const next = [...after.childNodes]
  // Other code has replaced the content: there is nothing left to align.
  if (shown.length !== old.length) return replaceChildren(live, next)
  const partners = alignNodes(old, next)
  const kept = new Set(partners.values())
  let anchor = shown[0] ?? null
  next.forEach((node, index) => {
    const place = partners.get(index)
    if (place === undefined) {
      live.insertBefore(document.importNode(node, true), anchor)
      return
    }
    const [target, origin] = [shown[place], old[place]]
    if (target && origin) morphNode(target, origin, node)
    anchor = shown[place + 1] ?? null
  })
  shown.forEach((node, index) => kept.has(index) || node.remove())
}

function replaceChildren(live: Node, next: readonly Node[]): void {
  while (live.firstChild) live.firstChild.remove()
  for (const node of next) live.appendChild(document.importNode(node, true))
}

function morphNode(live: ChildNode, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return
  if (live instanceof Element && before instanceof Element && after instanceof Element) {
    // The element was replaced by another one, such as a part that was unlocked.
    if (live.nodeName !== before.nodeName) return
    morphAttributes(live, before, after)
    morphChildren(live, before, after)
  } else live.textContent = after.textContent
}

function morphAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
}
