import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const column = `repeating-linear-gradient(90deg, ${vars.color.line.tick} 0 1px, transparent 1px calc(100% / 24))`
const third = `repeating-linear-gradient(90deg, ${vars.color.brand} 0 1px, transparent 1px calc(100% / 3))`

export const ruler = style({
  position: 'relative',
  height: '8px',
  borderBlockStart: `1px solid ${vars.color.line.strong}`,
  background: `${column} 0 0 / 100% 4px no-repeat`,
  '::after': { content: '', position: 'absolute', inset: 0, background: third, borderInlineEnd: `1px solid ${vars.color.brand}` },
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
})

/** On a mat the ruler uses the sheet's edge as its line. */
export const bare = style({ borderBlockStart: 0 })
