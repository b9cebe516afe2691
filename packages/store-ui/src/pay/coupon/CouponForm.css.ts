import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const form = style({ display: 'grid', gap: vars.space[3], maxWidth: '360px', marginBlock: `${vars.space[2]} ${vars.space[4]}` })

export const field = style({ minWidth: 0 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
