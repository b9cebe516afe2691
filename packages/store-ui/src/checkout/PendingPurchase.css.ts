import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlock: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[2],
  scrollMarginBlock: '72px',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
