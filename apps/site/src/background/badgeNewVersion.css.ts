import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

/** Red on any background. */
export const badge = style({
  padding: `0 ${vars.space[1]}`,
  marginInlineStart: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  font: `${vars.weight.medium} 11px/16px ${vars.font.mono}`,
})
