/** A part of a card that is rendered with React and without it: a text, or an element with its attributes and parts. */
export type CardPart = string | CardElement

/** An element of a card. */
export interface CardElement {
  tag: string
  /** As in HTML. */
  attributes: Readonly<Record<string, string>>
  parts: readonly CardPart[]
}

/** Describes an element of a card. */
export function part(tag: string, attributes: CardElement['attributes'], ...parts: readonly CardPart[]): CardElement {
  return { tag, attributes, parts }
}
