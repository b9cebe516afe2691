import { Resvg } from '@resvg/resvg-js'
import { cardSize, type Card, type CardColors } from './Card.ts'
import { cardSvg } from './cardSvg.ts'
import { createLettering } from './createLettering.ts'
import { encodePng } from './encodePng.ts'

/** Draws a card as PNG. */
export type Draw = (card: Card) => Promise<Buffer>

/** Makes a drawing hand; keep one, it remembers the letters it has drawn. */
export function createDrawing(colors: CardColors): Draw {
  const opening = createLettering()
  return async (card) => {
    const lettering = await opening
    // Texts that the drawing adds: line numbers, and the ellipsis of a cut text.
    await lettering.load(`${Object.values(card).join('')}0123456789…`)
    const image = new Resvg(cardSvg(card, colors, lettering), { font: { loadSystemFonts: false } }).render()
    return encodePng(image.pixels, cardSize.width, cardSize.height) ?? image.asPng()
  }
}
