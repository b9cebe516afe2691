import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const bars = style({ display: 'grid', gap: vars.space[3], fontSize: vars.text[14] })

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(92px, 20%) 1fr', alignItems: 'center', gap: vars.space[3] })

export const name = style({ color: vars.color.text.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const value = style({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(5ch, auto)',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const track = style({ display: 'block', height: 10, borderRadius: vars.radius[1], background: vars.color.bg.hover })

export const bar = style({ display: 'block', height: '100%', borderRadius: vars.radius[1], background: vars.color.brand })
