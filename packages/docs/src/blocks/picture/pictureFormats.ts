import type { PictureAsset, PictureFormat } from '../../compile/assets/ArticleAsset.ts'
import { picturePath } from '../../compile/source/pictureFiles.ts'
import type { PictureFile } from '../../compile/source/PageSource.ts'

/** A picture whose size is known. */
export type SizedPicture = Extract<PictureFile, { kind: 'picture' }>

/** Candidates of one format, as `srcset` names them. */
export interface PictureSource {
  type: string
  srcSet: string
}

const formats: readonly PictureFormat[] = ['avif', 'webp']

/** Widths of the copies of a picture, in pixels: a phone, the column of text at one and at two pixels each, and a magnified picture. */
const widths = [480, 960, 1600, 2560]

/** Smaller files, in bytes, gain nothing worth two more. */
const smallest = 8 * 1024

/** What a picture is served as besides itself: in modern formats, in several widths. Vector drawings and animations stay as they are. */
export function pictureFormats(address: string, picture: SizedPicture, base: string): { sources: PictureSource[]; assets: PictureAsset[] } {
  const { width, format, isAnimated, bytes, hash } = picture
  if (format === 'svg' || isAnimated || bytes < smallest) return { sources: [], assets: [] }
  const chosen = [...widths.filter((one) => one < width), Math.min(width, widths.at(-1) ?? width)]
  const assets = formats.flatMap((made) =>
    [...new Set(chosen)].map((one): PictureAsset => ({
      kind: 'picture',
      path: `/assets/picture-${hash}-${one}.${made}`,
      file: picturePath(address),
      format: made,
      width: one,
    })),
  )
  const sources = formats.map((made) => ({
    type: `image/${made}`,
    srcSet: assets.flatMap((asset) => (asset.format === made ? [`${base}${asset.path} ${asset.width}w`] : [])).join(', '),
  }))
  return { sources, assets }
}
