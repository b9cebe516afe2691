import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import * as code from '../view/CodePane.css.ts'
import * as problems from '../view/ProblemList.css.ts'
import * as result from '../view/ResultPane.css.ts'

/** Width of the frame from which code and result are side by side. */
const wide = '(min-width: 620px)'

const line = `1px solid ${vars.color.line.strong}`

export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100dvh', background: vars.color.bg.page })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
})

export const close = style({ marginInlineStart: 'auto' })

export const note = style({
  display: 'block',
  inlineSize: '100%',
  paddingInline: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
})

export const panes = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [wide]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

// The frame has a height: its parts share it, at any width.
globalStyle(`${panes} .${code.field}, ${panes} .${result.sheet}`, { flex: 1, blockSize: 'auto' })
globalStyle(`${panes} .${problems.region}`, { maxBlockSize: '45%' })
globalStyle(`${panes} .${result.result}`, {
  borderBlockStart: line,
  '@media': { [wide]: { borderBlockStart: 0, borderInlineStart: line } },
})
