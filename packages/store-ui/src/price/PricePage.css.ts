import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const head = style({
  maxWidth: '760px',
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[10]} ${vars.space[6]}` } },
})

export const title = style({ marginBlockEnd: vars.space[3], fontSize: vars.text[36], lineHeight: vars.leading[36] })

export const lead = style({
  maxWidth: '40em',
  color: vars.color.text.muted,
  fontSize: vars.text[18],
  lineHeight: vars.leading[18],
  '@media': { [media.mobile]: { fontSize: vars.text[16], lineHeight: vars.leading[16] } },
})

export const buyingNotice = style({
  maxWidth: '48em',
  marginBlockStart: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
})

export const ruler = style({ marginBlockEnd: vars.space[6] })

export const note = style({
  marginBlockStart: vars.space[3],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

/** What became known at the sign-in; empty before. */
export const found = style({ color: vars.color.accent.text, selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } })

export const section = style({
  paddingBlockStart: vars.space[24],
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[16] } },
})

/** 10 + 14 of the 24 columns, as in the promises and the questions. */
export const two = style([
  section,
  {
    display: 'grid',
    gridTemplateColumns: '10fr 14fr',
    gap: '0 50px',
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
  },
])

export const sectionTitle = style({ fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const sectionLead = style([lead, { maxWidth: '26em', marginBlockStart: vars.space[3] }])
