import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[4],
  textAlign: 'center',
})

export const icon = style({ color: vars.color.text.subtle })
export const success = style([icon, { color: vars.color.success.text }])
export const error = style([icon, { color: vars.color.danger.text }])

export const code = style({ color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[14] })

export const title = style({
  maxWidth: '100%',
  fontSize: vars.text[24],
  lineHeight: vars.leading[24],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
})

export const text = style({ maxWidth: '34em', color: vars.color.text.muted, textWrap: 'balance' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
})
