import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const trigger = style({ color: vars.color.text.base, textAlign: 'start', cursor: 'pointer', userSelect: 'none' })

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.text.subtle } },
})

export const arrow = style({ flex: 'none', color: vars.color.text.subtle })
