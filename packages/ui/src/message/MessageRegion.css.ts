import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const settle = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

const column = style({
  position: 'fixed',
  zIndex: vars.layer.message,
  display: 'grid',
  gap: vars.space[2],
  pointerEvents: 'none',
})

/** Messages appear at the bottom of the page. */
export const messages = style([column, { insetInline: vars.space[4], insetBlockEnd: vars.space[8], justifyItems: 'center' }])

/** Notices appear below the header, at the inline end. */
export const notices = style([
  column,
  {
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
    insetInlineEnd: vars.space[4],
    width: `min(360px, calc(100vw - ${vars.space[8]}))`,
  },
])

/** The two live regions take no space in the layout. */
export const live = style({ display: 'contents' })

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  boxShadow: vars.elevation[1],
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${vars.space[3]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[1],
  pointerEvents: 'auto',
  animation: `${settle} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const noticeIcon = styleVariants({
  info: { marginBlockStart: '3px', color: vars.color.accent.text },
  success: { marginBlockStart: '3px', color: vars.color.success.text },
  warning: { marginBlockStart: '3px', color: vars.color.warning.text },
  error: { marginBlockStart: '3px', color: vars.color.danger.text },
})

export const noticeTitle = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const noticeText = style({ marginBlockStart: vars.space[1], color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const action = style({ marginBlockStart: vars.space[3] })

export const close = style({ margin: `calc(-1 * ${vars.space[1]})`, color: vars.color.text.subtle })
