import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const missing = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3], paddingBlock: vars.space[10] })

export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24] })

export const text = style({ color: vars.color.text.muted })
