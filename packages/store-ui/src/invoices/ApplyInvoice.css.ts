import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { card as plainCard } from '../common/parts/cards.css.ts'

const line = `1px solid ${vars.color.line.base}`

/** The open form is the focus of the page: the list keeps some distance. */
export const card = style([plainCard, { position: 'relative', marginBlockEnd: vars.space[8] }])

export const close = style({
  '@media': { [media.mobile]: { position: 'absolute', insetInlineEnd: vars.space[1], insetBlockStart: vars.space[1] } },
})

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  borderBlockStart: line,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
})

/** Two fields next to each other where they fit. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const orders = style({ display: 'grid', gap: vars.space[1], minWidth: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, marginBlockEnd: vars.space[1], fontWeight: vars.weight.medium })

export const error = style({ minHeight: vars.leading[13], color: vars.color.danger.text, fontSize: vars.text[13] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: line,
})

export const failure = style({ color: vars.color.danger.text })
