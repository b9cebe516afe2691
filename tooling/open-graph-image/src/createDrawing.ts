import { Resvg } from '@resvg/resvg-js'
import { imageSize, type ImageContent, type ImageColors } from './ImageContent.ts'
import { imageSvg } from './imageSvg.ts'
import { createLettering } from './createLettering.ts'
import { encodePng } from './encodePng.ts'

/** Draws an image as PNG. */
export type Draw = (content: ImageContent) => Promise<Buffer>

/** Creates a drawing function. Reuse it: it caches the outlines of letters. */
export function createDrawing(colors: ImageColors): Draw {
  const opening = createLettering()
  return async (content) => {
    const lettering = await opening
    // The drawing adds line numbers, and an ellipsis to a text that is cut.
    await lettering.load(`${Object.values(content).join('')}0123456789…`)
    const image = new Resvg(imageSvg(content, colors, lettering), { font: { loadSystemFonts: false } }).render()
    return encodePng(image.pixels, imageSize.width, imageSize.height) ?? image.asPng()
  }
}
