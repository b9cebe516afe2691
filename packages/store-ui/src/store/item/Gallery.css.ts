import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const mat = style({ border: `1px solid ${vars.color.line.base}`, borderRadius: vars.radius[3] })

export const large = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  marginBlockStart: vars.space[3],
  borderRadius: vars.radius[1],
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  border: 0,
})

export const choice = style({
  padding: '2px',
  border: `2px solid transparent`,
  borderRadius: vars.radius[2],
  background: 'none',
  selectors: { '&:hover': { borderColor: vars.color.line.control }, '&[aria-pressed="true"]': { borderColor: vars.color.brand } },
})

export const small = style({ display: 'block', width: '96px', height: '60px', borderRadius: vars.radius[1] })
