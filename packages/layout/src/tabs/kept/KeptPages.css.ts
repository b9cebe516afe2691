import { style } from '@vanilla-extract/css'

/** Around a kept page; it generates no box. */
export const page = style({ display: 'contents' })
