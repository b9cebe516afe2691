import { style } from '@vanilla-extract/css'

/** As wide as the form that replaces it. */
export const skeleton = style({ width: '100%' })
