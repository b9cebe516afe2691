import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { cutText } from '../../common/labelText.ts'

/** What the header has left. */
export const container = style({ display: 'flex', flex: '1 1 0', alignItems: 'center', minWidth: 0, height: '100%' })

export const trail = style({ minWidth: 0 })

export const list = style({ display: 'flex', minWidth: 0, paddingInline: vars.space[2], fontSize: vars.text[13] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: vars.header.text.muted,
  // Where not all titles fit, that of the page is shortened last.
  selectors: { '&:last-child': { flexShrink: 0.2, color: vars.header.text.base } },
})

export const divider = style({ flex: 'none', width: 12, height: 12 })

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  minHeight: 32,
  padding: `0 ${vars.space[1]}`,
})

export const link = style({
  borderRadius: vars.radius[2],
  selectors: {
    '&:hover': { color: vars.header.text.base, background: vars.header.hover },
    '&:focus-visible': { outlineColor: vars.header.focus, outlineOffset: 0 },
  },
})

export const text = style(cutText)
