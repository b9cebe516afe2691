import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const head = style({
  maxWidth: '760px',
  paddingBlock: `${vars.space[12]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[8]} ${vars.space[5]}` } },
})

export const title = style({ marginBlockEnd: vars.space[2], fontSize: vars.text[36], lineHeight: vars.leading[36] })

export const lead = style({ maxWidth: '40em', color: vars.color.text.muted, fontSize: vars.text[16], lineHeight: vars.leading[16] })

export const ruler = style({ marginBlock: `${vars.space[4]} ${vars.space[4]}` })

export const count = style({
  marginBlockEnd: vars.space[4],
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
})

/** Each card takes 8 of the 24 columns of the grid. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  },
})
