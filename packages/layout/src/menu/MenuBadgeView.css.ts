import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const badge = style({
  flex: 'none',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  font: `${vars.weight.medium} 11px/16px ${vars.font.mono}`,
})
