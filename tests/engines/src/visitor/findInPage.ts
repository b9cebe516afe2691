/* oxlint-disable unicorn/consistent-function-scoping -- the page gets the source of one function, with its helpers inside */
import type { Target } from './Target.ts'

/** Where the visitor would press, or why that is not possible. */
export type Found = { x: number; y: number; text: string } | { problem: string }

/** Runs in the page: finds the target, and a point of it that nothing covers. Scrolls it into view when it has to be pressed. */
export function findInPage({ target, isPressed }: { target: Target; isPressed: boolean }): Found {
  const [element] = elementsOf(target)
  if (!element) return { problem: 'is not on the page' }
  if (isPressed && !isInView(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  if (isPressed && !belongs(element, top))
    return { problem: `is covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the view'}` }
  return { x, y, text: textOf(element.textContent) }

  function elementsOf({ css, name, text, within }: Target): Element[] {
    const scopes = within ? elementsOf(within) : [document]
    return scopes
      .flatMap((scope) => [...scope.querySelectorAll(css)])
      .filter(
        (one) =>
          isVisible(one) && (name === undefined || nameOf(one) === name) && (text === undefined || textOf(one.textContent).includes(text)),
      )
  }

  function nameOf(one: Element): string {
    const labels = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.labels : null
    const by = one
      .getAttribute('aria-labelledby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
    return textOf(one.getAttribute('aria-label') ?? by?.join(' ') ?? labels?.[0]?.textContent ?? one.getAttribute('alt') ?? one.textContent)
  }

  function textOf(text: string | null): string {
    return (text ?? '').replaceAll(/\s+/g, ' ').trim()
  }

  function isVisible(one: Element): boolean {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
  }

  function isInView({ top, bottom }: DOMRect): boolean {
    return top >= 0 && bottom <= innerHeight
  }

  /** Whether a press on `hit` reaches the element, also through its label. */
  function belongs(one: Element, hit: Element | null): boolean {
    if (hit === null) return false
    return one.contains(hit) || hit.closest('label')?.control === one
  }
}
