import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const positioner = style({ zIndex: vars.layer.modal, outline: 0 })

export const popup = style({
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  color: vars.color.text.base,
  boxShadow: vars.elevation[1],
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  outline: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

export const menu = style([popup, { minWidth: 'max(160px, var(--anchor-width))', padding: vars.space[1] }])

export const card = style([popup, { padding: vars.space[4] }])

export const cardTitle = style({ marginBlockEnd: vars.space[1], fontSize: vars.text[14], fontWeight: vars.weight.medium })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  outline: 0,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.bg.hover },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})

export const danger = style({ color: vars.color.danger.text })

/** Space for the tick or icon, also in items without one, so that labels align. */
export const itemIcon = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 16, color: vars.color.text.subtle })
globalStyle(`${danger} ${itemIcon}`, { color: 'inherit' })

export const itemLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const itemEnd = style({ flex: 'none', color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const tick = style({ flex: 'none', color: vars.color.accent.text })

export const groupLabel = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

export const separator = style({ height: 1, margin: `${vars.space[1]} ${vars.space[2]}`, background: vars.color.line.base })
