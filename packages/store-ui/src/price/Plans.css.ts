import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const edge = `1px solid ${vars.color.line.strong}`

export const frame = style({
  overflow: 'hidden',
  border: edge,
  borderRadius: vars.radius[3],
  '@media': { [media.mobile]: { display: 'grid', gap: vars.space[4], overflow: 'visible', border: 0 } },
})

const columns = style({ display: 'grid', '@media': { [media.mobile]: { gap: vars.space[4] } } })

export const plans = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => [
  columns,
  { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
])

/** Name, tagline, price, button and contents are aligned across all columns. */
export const plan = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  rowGap: 0,
  padding: `28px ${vars.space[8]} ${vars.space[8]}`,
  background: vars.color.bg.page,
  selectors: { '& + &': { borderInlineStart: edge } },
  '@media': {
    [media.tablet]: { padding: `${vars.space[6]} ${vars.space[5]}` },
    [media.mobile]: { border: edge, borderRadius: vars.radius[3] },
  },
})

export const best = style([
  plan,
  {
    background: vars.color.accent.soft,
    boxShadow: `inset 0 2px 0 ${vars.color.brand}`,
    // Seen in forced colours only.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
])

export const contact = style([plan, { background: vars.color.bg.sunken }])

export const contactRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `0 ${vars.space[6]}`,
  padding: `${vars.space[5]} ${vars.space[8]}`,
  borderBlockStart: edge,
  background: vars.color.bg.sunken,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[5] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', border: edge, borderRadius: vars.radius[3] },
  },
})

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text[20],
  lineHeight: vars.leading[20],
})

export const recommended = style({ background: vars.color.bg.page, color: vars.color.accent.text })

export const tagline = style({
  color: vars.color.text.muted,
  selectors: {
    [`${plan} &`]: { marginBlock: `${vars.space[1]} ${vars.space[5]}` },
    [`${contactRow} &`]: { gridColumn: 1 },
  },
})

export const amount = style({
  fontSize: '36px',
  fontWeight: vars.weight.bold,
  letterSpacing: '-.01em',
  lineHeight: '44px',
  '@media': { [media.tablet]: { fontSize: '30px' } },
})

export const terms = style({
  marginInlineStart: vars.space[2],
  color: vars.color.text.subtle,
  fontSize: vars.text[14],
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  '@media': { [media.tablet]: { display: 'block', margin: 0, lineHeight: vars.space[6] } },
})

/** A line below the price. */
export const note = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  lineHeight: vars.leading[13],
})

export const was = style([
  terms,
  { whiteSpace: 'nowrap', '@media': { [media.tablet]: { display: 'inline', marginInlineStart: vars.space[2] } } },
])

export const agreed = style({ color: vars.color.text.muted, fontSize: vars.text[20], fontWeight: vars.weight.medium, lineHeight: '44px' })

export const agreedRow = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.color.text.muted,
  '@media': { [media.mobile]: { gridColumn: 1, gridRow: 'auto', marginBlockStart: vars.space[2] } },
})

export const ask = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  '@media': { [media.mobile]: { gridColumn: 1, gridRow: 'auto', marginBlockStart: vars.space[4] } },
})

export const buy = style({ marginBlock: `${vars.space[5]} ${vars.space[6]}` })

export const feature = style({ display: 'grid', gridTemplateColumns: '28px 1fr', padding: `${vars.space[1]} 0`, lineHeight: vars.space[6] })

export const check = style({ marginBlockStart: vars.space[1], color: vars.color.accent.text })
