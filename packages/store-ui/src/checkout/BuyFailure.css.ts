import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  scrollMarginBlock: '72px',
})

export const title = style({ fontWeight: vars.weight.medium })
