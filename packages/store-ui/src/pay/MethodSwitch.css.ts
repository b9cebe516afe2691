import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const methods = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: line,
})

export const method = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.space[12],
  border: 0,
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: line },
    '&[aria-pressed="true"]': { background: 'none', color: vars.color.text.base, fontWeight: vars.weight.medium, cursor: 'default' },
    '&[aria-pressed="true"]::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: '2px',
      background: vars.color.brand,
    },
    '&:hover:not([aria-pressed="true"]):not(:disabled)': { color: vars.color.text.base },
    '&:disabled': { cursor: 'default' },
    // The panel clips its overflow.
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

const dot = { width: vars.space[2], height: vars.space[2], borderRadius: '2px' }

/** The brand colours of the payment channels, the same in both themes; a card has none. */
export const dots = styleVariants({
  wechat: { ...dot, background: '#1aad19' },
  alipay: { ...dot, background: '#1677ff' },
  card: { ...dot, background: 'currentColor' },
})
