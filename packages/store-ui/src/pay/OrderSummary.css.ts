import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const title = style({ marginBlockEnd: vars.space[2], fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const muted = style({ color: vars.color.text.muted })

export const lead = muted

export const bill = style({ marginBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.line.strong}` })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  minHeight: '55px',
  padding: `${vars.space[4]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
})

export const strong = style({ fontWeight: vars.weight.medium })

export const total = style([
  line,
  { minHeight: '60px', borderBlockEnd: 0, fontSize: vars.text[20], fontWeight: vars.weight.bold, lineHeight: vars.leading[20] },
])

export const note = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const terms = style([note, { marginBlockStart: vars.space[5] }])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockStart: vars.space[8],
  color: vars.color.text.muted,
  fontSize: vars.text[13],
})

export const fact = style({ color: vars.color.text.base, overflowWrap: 'anywhere' })

export const mono = style([fact, { fontFamily: vars.font.mono }])

export const help = style({ marginBlockStart: vars.space[8], color: vars.color.text.muted })
