import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Class of an icon: an `svg` of lines on a grid of 16 units. */
export const icon = style({
  flex: 'none',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const brand = style({ fill: vars.color.brand })

/** Directional arrows are mirrored in right-to-left pages. */
export const directional = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })
