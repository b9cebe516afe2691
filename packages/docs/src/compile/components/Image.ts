import { createElement as h, type ImgHTMLAttributes, type ReactElement } from 'react'

/** A picture of the page: fetched when it comes near. */
export function Image(props: ImgHTMLAttributes<HTMLImageElement>): ReactElement {
  return h('img', { ...props, loading: 'lazy', decoding: 'async' })
}
