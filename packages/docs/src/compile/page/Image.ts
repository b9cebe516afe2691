import type { Element } from 'hast'
import { createElement as h, type ImgHTMLAttributes, type ReactElement } from 'react'

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Node of the tree, as rehype-react passes it. */
  node?: Element
}

/** A picture of the page: fetched when it comes near. */
export function Image(props: ImageProps): ReactElement {
  const { node: _node, alt = '', ...rest } = props
  return h('img', { ...rest, alt, loading: 'lazy', decoding: 'async' })
}
