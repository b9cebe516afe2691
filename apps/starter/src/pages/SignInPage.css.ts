import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { line } from '../parts/line.ts'

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space[4],
  background: vars.color.bg.sunken,
})

export const sheet = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: vars.size.modal,
  padding: vars.space[8],
  border: line,
  borderRadius: vars.radius[4],
  background: vars.color.bg.page,
})

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: vars.weight.bold })

export const theme = style({ marginInlineStart: 'auto' })

export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24] })

export const text = style({ color: vars.color.text.muted, fontSize: vars.text[14] })
