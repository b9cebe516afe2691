import type { CardPart } from './CardPart.ts'

/** Makes a part of a card without React. */
export function cardElement(card: CardPart, namespace = 'http://www.w3.org/1999/xhtml'): Node {
  if (typeof card === 'string') return document.createTextNode(card)
  const { tag, attributes, parts } = card
  const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace
  const made = document.createElementNS(own, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...parts.map((one) => cardElement(one, own)))
  return made
}
