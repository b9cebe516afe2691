import { style } from '@vanilla-extract/css'
import { media, vars } from '../src/theme.ts'

export const page = style({ paddingBlock: vars.space[8] })

export const section = style({ display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space[10] })

export const heading = style({ fontSize: vars.text[20], lineHeight: vars.leading[20] })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const stack = style({ display: 'grid', gap: vars.space[4] })

export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
})

export const demo = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], padding: `${vars.space[8]} ${vars.space[6]}` })

export const icon = style({ display: 'grid', placeItems: 'center', width: vars.space[8], height: vars.space[8] })
