import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const section = style({
  padding: `${vars.space[5]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
})

export const subtitle = style({ fontSize: vars.text[16], lineHeight: vars.leading[16] })

export const lead = style({ maxWidth: vars.measure, marginBlockStart: vars.space[1], color: vars.color.text.muted })

export const rows = style({ display: 'grid', marginBlockStart: vars.space[3] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: line,
})

export const facts = style({ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' })

export const label = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const muted = style({ maxWidth: vars.measure, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' })

/** Takes a whole line below its row. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px)',
  flex: '1 0 100%',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** The width does not change while the seconds count down. */
export const counting = style({ fontVariantNumeric: 'tabular-nums' })

/** Takes no space while empty, but stays in the accessibility tree so that its changes are announced. */
export const failure = style({ color: vars.color.danger.text, selectors: { '&:empty': { position: 'absolute' } } })

export const others = style({ paddingBlockStart: vars.space[3], borderBlockStart: line })
