import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[2]}` })

export const price = style({ fontSize: vars.text[16], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })

export const before = style({ color: vars.color.text.subtle, fontSize: vars.text[13], fontVariantNumeric: 'tabular-nums' })
