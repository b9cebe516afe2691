import type { Element } from 'hast'
import { createElement as h, type ImgHTMLAttributes, type ReactElement } from 'react'

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Node of the tree, as rehype-react passes it. */
  node?: Element
}

/** A picture of the page: fetched when it comes near. */
export function Image({ node: _, alt = '', ...props }: ImageProps): ReactElement {
  return h('img', { ...props, alt, loading: 'lazy', decoding: 'async' })
}
