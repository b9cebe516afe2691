import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  color: vars.color.text.muted,
})
