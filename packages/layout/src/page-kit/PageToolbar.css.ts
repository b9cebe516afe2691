import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] }, print: { display: 'none' } },
})

export const filters = style({
  display: 'flex',
  flex: '1 1 240px',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
})

export const status = style({
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
