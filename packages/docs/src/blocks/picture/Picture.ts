import { createElement as h, type ReactElement } from 'react'

import { fill } from '../../locales/texts.ts'
import { useTexts } from '../view/TextsContext.ts'
import { Icon } from '../view/Icon.ts'
import type { PictureSource } from './pictureFormats.ts'

export interface PictureData {
  src: string
  alt: string
  title: string | undefined
  /** In pixels; `undefined` for a picture of another site. */
  size: { width: number; height: number } | undefined
  sources: readonly PictureSource[]
}

/** A picture: fetched when it comes near, in a space that is reserved for it. */
export function Picture({ block: { src, alt, title, size, sources } }: { block: PictureData }): ReactElement {
  const image = h('img', { src, alt, title, ...size, loading: 'lazy', decoding: 'async' })
  if (sources.length === 0) return image
  const sizes = '(min-width: 993px) 920px, 100vw'
  return h('picture', null, ...sources.map(({ type, srcSet }) => h('source', { key: type, type, srcSet, sizes })), image)
}

/** A picture that is alone in its paragraph: with its title as caption, and a button that magnifies it if there is more to see. */
export function PictureFigure({ block }: { block: PictureData }): ReactElement {
  const texts = useTexts()
  const { alt, title, size } = block
  const button = h(
    'button',
    {
      type: 'button',
      className: 'doc-btn doc-zoom',
      'data-act': 'zoom',
      'data-close': texts.close,
      'aria-label': fill(texts.zoom, { name: alt }),
    },
    h(Icon, { name: 'zoom' }),
  )
  return h(
    'figure',
    { className: 'doc-picture' },
    h(Picture, { block: { ...block, title: undefined } }),
    (size?.width ?? 0) > 400 ? button : null,
    title ? h('figcaption', null, title) : null,
  )
}
