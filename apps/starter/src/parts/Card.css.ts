import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const line = `1px solid ${vars.color.line.base}`

export const card = style({
  minWidth: 0,
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: 52,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: line,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})

export const title = style({ fontSize: vars.text[16], lineHeight: vars.leading[16] })

export const body = style({ padding: vars.space[5], '@media': { [media.mobile]: { padding: vars.space[4] } } })

/** Cards in a row, as many as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
})
