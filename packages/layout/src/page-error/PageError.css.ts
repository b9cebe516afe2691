import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[6],
  textAlign: 'center',
})
export const icon = style({ color: vars.color.danger.text })
export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24] })
export const text = style({ maxWidth: '32em', color: vars.color.text.muted, textWrap: 'balance' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] })
