import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const mark = style({
  display: 'inline-block',
  minWidth: '24px',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  font: `${vars.weight.medium} ${vars.text[12]}/18px ${vars.font.mono}`,
  textAlign: 'center',
})
