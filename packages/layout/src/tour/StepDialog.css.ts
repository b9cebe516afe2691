import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const text = style({ color: vars.color.text.muted, whiteSpace: 'pre-line' })

export const count = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
})

export const skip = style({ marginInlineEnd: 'auto' })
