import { style } from '@vanilla-extract/css'

export const icon = style({ flex: 'none', width: 16, height: 16 })
