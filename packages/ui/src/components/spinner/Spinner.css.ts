import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

/** Class of a turning ring. */
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: 14,
  height: 14,
  border: '2px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
