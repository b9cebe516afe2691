import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: 44,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.base}` } },
})

export const page = style({ flex: '1 1 240px', minWidth: 0 })
export const name = style({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const path = style({
  color: vars.color.text.subtle,
  fontFamily: vars.font.mono,
  fontSize: vars.text[12],
  overflowWrap: 'anywhere',
})

export const reasons = style({
  flex: '1 1 280px',
  minWidth: 0,
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  overflowWrap: 'anywhere',
})
