import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const figure = style({ margin: `${vars.space[3]} 0 0` })

export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  // Keep title, options and caption visible on a low screen.
  maxBlockSize: 'max(180px, calc(100dvh - 240px))',
  borderRadius: vars.radius[2],
  background: vars.color.bg.inverse,
})

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  color: vars.color.danger.text,
})

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  marginBlockStart: vars.space[2],
})
