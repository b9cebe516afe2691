import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const bar = style({ display: 'grid', gap: vars.space[2] })

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})

export const search = style({ flex: '0 1 300px', '@media': { [media.mobile]: { flexBasis: '100%' } } })

export const last = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[8]}` })
