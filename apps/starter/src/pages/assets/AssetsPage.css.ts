import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { line } from '../../parts/line.ts'

export const sheet = style({ border: line, borderRadius: vars.radius[3], background: vars.color.bg.page, overflow: 'hidden' })

export const searchField = style({ flex: '1 1 200px', maxWidth: 320 })
export const statusField = style({ flex: '0 0 148px' })

export const up = style({ rotate: '180deg' })

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: line,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
})

export const back = style({ rotate: '180deg' })
