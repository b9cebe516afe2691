import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[5],
})

export const texts = style({ flex: '1 1 auto', minWidth: 0 })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text[24],
  lineHeight: vars.leading[24],
})

export const sub = style({ color: vars.color.text.muted, fontSize: vars.text[14] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.mobile]: { width: '100%' } },
})
