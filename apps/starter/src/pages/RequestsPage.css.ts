import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const actions = style({ display: 'inline-flex', gap: vars.space[2] })
