import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const pulse = keyframes({ from: { opacity: 0.55 } })

export const block = style({
  display: 'block',
  height: '12px',
  borderRadius: vars.radius[1],
  background: vars.color.line.base,
  animation: `${pulse} 1.2s ease-in-out infinite alternate`,
})

export const lines = style({ display: 'grid', gap: '14px' })
