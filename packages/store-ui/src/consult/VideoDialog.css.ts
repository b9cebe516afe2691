import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const film = style({ margin: `${vars.space[3]} 0 0` })

export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius[2],
  background: vars.color.bg.inverse,
})

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  marginBlockStart: vars.space[2],
})
