import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.message,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  transform: 'translateY(-64px)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { [media.mobile]: { padding: `${vars.space[3]} ${vars.space[4]}` }, print: { display: 'none' } },
})
