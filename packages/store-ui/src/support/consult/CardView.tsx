import { createElement, type ReactNode } from 'react'
import type { CardPart } from './CardPart.ts'

/** Renders a part of a card with React. */
export function CardView({ card }: { card: CardPart }): ReactNode {
  if (typeof card === 'string') return card
  const { class: className, ...attributes } = card.attributes
  return createElement(card.tag, { ...attributes, className }, ...card.parts.map((one, index) => <CardView key={index} card={one} />))
}
