import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

const run = keyframes({ from: { scale: '0 1' }, '30%': { scale: '.5 1' }, to: { scale: '.9 1' } })

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.message,
  height: 2,
  background: vars.color.brand,
  transformOrigin: 'left',
  pointerEvents: 'none',
  selectors: {
    '&[data-state="loading"]': { animation: `${run} 8s ${vars.motion.ease} forwards` },
    '&[data-state="done"]': { opacity: 0, transition: `opacity ${vars.motion.slow}` },
    ':root[dir="rtl"] &': { transformOrigin: 'right' },
  },
})
