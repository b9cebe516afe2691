import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const list = style({ borderBlockStart: line })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.gutter} minmax(160px, 1fr) minmax(280px, 1.6fr) 168px auto`,
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[12],
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${vars.size.gutter} minmax(0, 1fr) auto`,
      gap: `0 ${vars.space[3]}`,
      padding: `10px ${vars.space[2]} 10px 0`,
    },
  },
})

export const number = style({
  color: vars.color.text.subtle,
  font: `${vars.text[13]}/${vars.leading[13]} ${vars.font.mono}`,
  textAlign: 'end',
  '@media': { [media.tablet]: { alignSelf: 'start' } },
})

export const holder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const key = style({
  fontSize: vars.text[13],
  whiteSpace: 'nowrap',
  '@media': {
    [media.tablet]: { gridColumn: 2 },
    [media.mobile]: { whiteSpace: 'normal', wordBreak: 'break-all' },
  },
})

export const date = style({
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  '@media': { [media.tablet]: { gridColumn: 2 } },
})

export const actions = style({
  display: 'flex',
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: '1 / span 3' } },
})
