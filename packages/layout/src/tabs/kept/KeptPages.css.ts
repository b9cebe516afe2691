import { style } from '@vanilla-extract/css'

/** Around a kept page; not a box of its own. */
export const page = style({ display: 'contents' })
