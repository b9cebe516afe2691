import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const page = style({
  paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[8]} ${vars.space[12]}` } },
})

export const title = style({ fontSize: vars.text[36], lineHeight: vars.leading[36] })

export const lead = style({
  marginBlockStart: vars.space[2],
  maxWidth: '40em',
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
})

export const ruler = style({ marginBlock: `${vars.space[6]} ${vars.space[6]}` })

/** Each card takes 12 of the 24 columns of the grid. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
})

export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr', overflow: 'hidden', border: line, borderRadius: vars.radius[3] })

export const mat = style({ padding: vars.space[3], borderBlockEnd: line, background: vars.color.bg.sunken })

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: vars.radius[1],
})

export const format = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  border: `1px dashed ${vars.color.line.control}`,
  borderRadius: vars.radius[1],
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.text[24],
})

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
})

export const name = style({ fontSize: vars.text[18], lineHeight: vars.leading[18] })

export const text = style({ color: vars.color.text.muted })

export const how = style({ marginBlockStart: vars.space[12] })

export const heading = style({ marginBlockEnd: vars.space[3], fontSize: vars.text[20], lineHeight: vars.leading[20] })

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
  marginBlockStart: vars.space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
