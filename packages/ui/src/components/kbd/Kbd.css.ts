import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Class of a key of the keyboard. */
export const kbd = style({
  padding: '0 5px',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.page,
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/18px ${vars.font.mono}`,
})
