import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Dark on white in both themes: cameras need the contrast. */
export const frame = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'fit-content',
  padding: vars.space[2],
  borderRadius: vars.radius[1],
  background: '#fff',
  boxShadow: `0 0 0 1px ${vars.color.line.strong}`,
  color: '#151d2b',
})
