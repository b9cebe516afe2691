import { vars } from '@view-site/ui/theme'

/** Frame around the element that a line of code renders: the same on the home page and in articles. */
export const pinRule = {
  position: 'absolute',
  zIndex: 2,
  border: `1px solid ${vars.sheet.mark.text}`,
  borderRadius: '6px',
  pointerEvents: 'none',
} as const

/** Number of the line, above the corner of its frame. */
export const pinMarkRule = {
  position: 'absolute',
  insetInlineStart: '-1px',
  insetBlockEnd: '100%',
  borderRadius: '3px 3px 0 0',
  background: vars.sheet.mark.text,
  color: vars.sheet.bg,
  fontSize: '11px',
  lineHeight: '14px',
} as const
