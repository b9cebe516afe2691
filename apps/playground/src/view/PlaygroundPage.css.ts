import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.strong}`

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  '@media': { [media.tablet]: { blockSize: 'auto', minBlockSize: '100dvh' } },
})

export const panes = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
})

export const end = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) minmax(120px, 30%)',
  minBlockSize: 0,
  borderInlineStart: line,
  '@media': { [media.tablet]: { gridTemplateRows: 'auto', borderInlineStart: 0, borderBlockStart: line } },
})
