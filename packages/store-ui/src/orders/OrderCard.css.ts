import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`
const inset = { padding: `${vars.space[4]} ${vars.space[6]}`, '@media': { [media.mobile]: { padding: vars.space[4] } } }

export const row = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: line,
})

export const items = style({ display: 'grid', gap: vars.space[1] })

export const sum = style({
  fontSize: vars.text[20],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const muted = style({ color: vars.color.text.muted })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const history = style({ ...inset, paddingBlock: vars.space[2], borderBlockStart: line })

/** The browser's own marker shows that it unfolds. */
export const toggle = style({ lineHeight: vars.size.control, color: vars.color.accent.text, cursor: 'pointer' })

export const steps = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[2], listStyle: 'none', padding: 0 })

export const step = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

export const stepTime = style({ minInlineSize: '160px', color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' })
