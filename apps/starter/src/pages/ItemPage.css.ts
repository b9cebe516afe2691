import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { line } from '../parts/line.ts'

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'flex-end' })

export const list = style({ height: 280, overflowY: 'auto', selectors: { '&:focus-visible': { outlineOffset: '-2px' } } })

export const row = style({
  padding: `${vars.space[2]} ${vars.space[5]}`,
  fontSize: vars.text[14],
  selectors: { '& + &': { borderBlockStart: line } },
})
