import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const fitted = style([stacked, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }])
