import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const form = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] })

export const failure = style({ marginBlockStart: vars.space[3], color: vars.color.danger.text, fontSize: vars.text[13] })
