import type { Image, Paragraph } from 'mdast'

import { report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock, defineBlockNode, type BlockNode } from '../defineBlock.ts'
import { Picture, PictureFigure, type PictureData } from './Picture.ts'
import { pictureFormats, type SizedPicture } from './pictureFormats.ts'

const megabyte = 1024 * 1024

const figure = defineBlockNode({
  Component: PictureFigure,
  // As wide as the narrowest window: 320 px less its margins.
  minHeight: ({ size }: PictureData) => (size ? Math.floor(Math.min(size.height, (size.height / size.width) * 280)) : 0),
})

/** A picture in a line of text. One that is alone in its paragraph is a figure: see `pictureFigure`. */
export const pictureBlock = defineBlock({
  type: 'image',
  Component: Picture,
  parse: (node, context) => ({ data: readPicture(node, context) }),
})

/** The figure of a paragraph that is one picture of the site; `undefined` for any other paragraph. */
export function pictureFigure({ children: [first, ...others] }: Paragraph, context: PageContext): BlockNode | undefined {
  if (first?.type !== 'image' || others.length > 0 || context.source.pictures?.[first.url]?.kind !== 'picture') return undefined
  return figure.create(readPicture(first, context))
}

/** Reads a picture, names the copies that it needs, and reports its problems. */
function readPicture(node: Image, context: PageContext): PictureData {
  const { url: src, alt, title } = node
  if (!/^(?:\/|https?:)/.test(src))
    report(context, node, `The picture ${src} is relative.`, 'Put it into the folder of public files and write its path from the root: /….')
  if (!alt) report(context, node, `The picture ${src} has no alternative text.`, 'Write ![what it shows](…).')
  const { base } = context.site
  const data = { src: /^\/(?!\/)/.test(src) ? base + src : src, alt: alt ?? '', title: title ?? undefined }
  const file = context.source.pictures?.[src]
  if (file?.kind === 'missing')
    report(context, node, `There is no picture ${src}.`, 'Put the file into the folder of public files, or correct the address.')
  if (file?.kind === 'unreadable')
    report(
      context,
      node,
      `The file ${src} is not a picture.`,
      'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG, with the extension of its format.',
    )
  if (file?.kind !== 'picture') return { ...data, size: undefined, sources: [] }
  checkSize(node, file, context)
  const { sources, assets } = pictureFormats(src, file, base)
  context.assets.push(...assets)
  return { ...data, size: { width: file.width, height: file.height }, sources }
}

function checkSize(node: Image, { bytes, width, height, format, isAnimated }: SizedPicture, context: PageContext): void {
  const isServed = format === 'svg' || isAnimated
  const limit = isServed ? megabyte : 4 * megabyte
  const most = `${limit / megabyte} MB`
  if (bytes > limit)
    report(
      context,
      node,
      `The picture ${node.url} is huge: ${(bytes / megabyte).toFixed(1)} MB.`,
      isServed
        ? `Readers download it as it is: reduce it to ${most}, such as a long animation to a few pictures.`
        : `Reduce it to ${most}: no reader sees more than 2,560 pixels across.`,
    )
  else if (Math.max(width, height) > 10_000)
    report(context, node, `The picture ${node.url} is huge: ${width} × ${height} pixels.`, 'Reduce it to 10,000 pixels at most, or cut it.')
}
