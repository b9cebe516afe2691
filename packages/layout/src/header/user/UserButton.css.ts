import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  selectors: { '&:hover': { background: vars.header.hover } },
})

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: '50%',
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  fontSize: vars.text[12],
  fontWeight: vars.weight.bold,
})
