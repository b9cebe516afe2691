import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { cutText, labelText } from '../common/labelText.ts'

const base = style({ position: 'relative' })

/** `tall` fills the header; `compact` is as high as an icon button. Either panel hangs just under the header. */
export const root = styleVariants({ tall: [base, { height: '100%' }], compact: [base] })

export const summary = style({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.layer.drawer,
  minWidth: 180,
  maxWidth: `min(360px, calc(100vw - ${vars.space[4]}))`,
  maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  marginBlockStart: vars.space[1],
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[1],
  color: vars.color.text.base,
  // Keeps the way from the summary to the panel free for the mouse.
  selectors: {
    [`${root.compact} > &`]: { marginBlockStart: `calc((${vars.size.header} - ${vars.size.control}) / 2 + ${vars.space[1]})` },
    '&::before': { content: '""', position: 'absolute', inset: 'auto 0 100%', height: vars.space[1] },
  },
})

export const align = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.bg.hover, color: vars.color.text.base },
    '&:is([aria-current], [aria-pressed="true"])': { color: vars.color.accent.text, fontWeight: vars.weight.medium },
  },
})

// A title that is too long for the panel.
globalStyle(`${item} > span:first-of-type`, cutText)

export const itemEnd = style({ marginInlineStart: 'auto' })

export const divided = style({
  marginBlockStart: vars.space[1],
  paddingBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
})

export const desc = style({
  ...labelText,
  display: 'block',
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.regular,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: { '[aria-current] &': { color: 'inherit' } },
})
