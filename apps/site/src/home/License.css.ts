import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const license = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14fr) minmax(0, 10fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
})

export const editions = style({
  paddingInlineEnd: '50px',
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
})

export const ledger = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 })

globalStyle(`${ledger} :is(th, td)`, {
  padding: `28px ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${ledger} thead th`, {
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  border: 0,
  fontSize: vars.text[13],
  fontWeight: vars.weight.regular,
  color: vars.color.text.subtle,
})
globalStyle(`${ledger} tbody th`, { fontSize: vars.text[16], whiteSpace: 'nowrap' })
globalStyle(`${ledger} :is(th, td):last-child`, { textAlign: 'end' })

export const best = style({})
globalStyle(`${best} > *`, { background: vars.color.accent.soft })
globalStyle(`${best} > :first-child`, { boxShadow: `inset 2px 0 0 ${vars.color.brand}` })

export const includes = style({ color: vars.color.text.muted })

export const projects = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' })

export const sum = style({ fontSize: vars.text[20], fontWeight: vars.weight.bold, whiteSpace: 'nowrap' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const note = style({
  margin: `${vars.space[3]} 0 ${vars.space[5]}`,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  color: vars.color.text.subtle,
})

// On a phone each row is a card: name and price in one line, the rest below.
globalStyle(`${ledger} thead`, { '@media': { [media.mobile]: { display: 'none' } } })
globalStyle(`${ledger}, ${ledger} tbody`, { '@media': { [media.mobile]: { display: 'block' } } })
globalStyle(`${ledger} tbody tr`, {
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      padding: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line.base}`,
    },
  },
})
globalStyle(`${ledger} tbody :is(th, td)`, {
  '@media': { [media.mobile]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
})
globalStyle(`${ledger} tbody ${best}`, {
  '@media': { [media.mobile]: { background: vars.color.accent.soft, boxShadow: `inset 2px 0 0 ${vars.color.brand}` } },
})
globalStyle(`${ledger} ${includes}`, { '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } } })
globalStyle(`${ledger} ${projects}`, { '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 3 } } })
