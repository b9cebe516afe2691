import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const text = style({ color: vars.color.text.muted, fontSize: vars.text[14] })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'flex-end',
  marginBlockStart: vars.space[4],
})
