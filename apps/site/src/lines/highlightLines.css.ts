import { vars } from '@view-site/ui/theme'
import { style } from '@vanilla-extract/css'
import { pinMarkRule, pinRule } from './pinRules.ts'

export const pin = style(pinRule)
export const pinMark = style([pinMarkRule, { paddingInline: vars.space[1], fontFamily: vars.font.mono, fontWeight: vars.weight.medium }])
