import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { line } from '../parts/line.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})

export const code = style({ color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[13] })

export const what = style({ flex: '1 1 200px', minWidth: 0 })

export const title = style({ fontWeight: vars.weight.medium })

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
})

export const actions = style({ display: 'inline-flex', gap: vars.space[2] })
