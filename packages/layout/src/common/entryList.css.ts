import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

/** Filters above a list of entries. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
})

export const list = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
})
