import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlockStart: vars.space[6],
  outline: 0,
  textAlign: 'center',
})

const icon = style({ marginBlockEnd: vars.space[3] })

export const success = style([icon, { color: vars.color.success.text }])

export const warning = style([icon, { color: vars.color.warning.text }])

export const title = style({ fontSize: vars.text[16], fontWeight: vars.weight.bold })

export const text = style({ maxWidth: '26em', color: vars.color.text.muted })

export const summary = style({
  width: '100%',
  marginBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  fontSize: vars.text[13],
  textAlign: 'start',
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  color: vars.color.text.muted,
})

export const value = style({ color: vars.color.text.base, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const close = style({ marginBlockStart: vars.space[5] })
