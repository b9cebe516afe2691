import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Covers the window: what is seen is the same as in `Dialog` and `Drawer`. */
export const frame = style({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.color.text.base,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&::backdrop': { background: 'none' } },
})
