import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], marginBlockEnd: vars.space[4] })
export const title = style({ flex: 1, fontSize: vars.text[24], lineHeight: vars.leading[24] })

export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.base}` } } })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 44,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
})

export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const time = style({ color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[12] })

export const detail = style({
  maxHeight: 360,
  overflow: 'auto',
  padding: vars.space[4],
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  background: vars.color.bg.sunken,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
