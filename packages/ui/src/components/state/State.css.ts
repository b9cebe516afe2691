import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `36px ${vars.space[6]}`,
  textAlign: 'center',
})

export const drawing = style({ marginBlockEnd: vars.space[3], color: vars.color.line.control })

export const failed = style([drawing, { color: vars.color.danger.text }])

export const title = style({ fontWeight: vars.weight.bold })

export const text = style({ maxWidth: '26em', color: vars.color.text.muted, textWrap: 'balance' })

export const action = style({ marginBlockStart: vars.space[3] })
