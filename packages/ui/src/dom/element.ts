import { icon as iconClass } from '../icons/Icon.css.ts'

/** Makes an element with attributes and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...content)
  return made
}

/** Makes a decorative icon of one path, in the looks of the icons of `@view-site/ui`. */
export function iconElement(path: string, className = '', viewBox = '0 0 16 16'): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  const line = document.createElementNS(svgNamespace, 'path')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', `${iconClass} ${className}`)
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/** Sets the children of an element. Those that stay are not moved: a press on one of them ends in the same element. */
export function setChildren(parent: Element, children: readonly Node[]): void {
  const next = new Set(children)
  const gone = [...parent.childNodes].filter((child) => !next.has(child))
  for (const child of gone) child.remove()
  children.forEach((child, place) => {
    const now = parent.childNodes[place] ?? null
    if (now !== child) parent.insertBefore(child, now)
  })
}

const svgNamespace = 'http://www.w3.org/2000/svg'
