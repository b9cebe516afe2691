import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[20]} ${vars.space[4]}`,
  textAlign: 'center',
})

export const code = style({ color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[14] })

export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24] })

export const text = style({ maxWidth: '34em', color: vars.color.text.muted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
})
