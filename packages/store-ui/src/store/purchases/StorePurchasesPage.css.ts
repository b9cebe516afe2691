import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const views = style({ marginBlockEnd: vars.space[4] })

export const owned = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
})

export const cover = style({ width: '112px', height: '70px', border: `1px solid ${vars.color.line.base}`, borderRadius: vars.radius[1] })

export const text = style({ flex: '1 1 200px', minWidth: 0 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
