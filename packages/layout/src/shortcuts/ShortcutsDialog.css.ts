import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const groups = style({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[4] })

export const title = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: 36,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.base}` } },
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const keys = style({ display: 'flex', gap: vars.space[1], margin: 0 })
