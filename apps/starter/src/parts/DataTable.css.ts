import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const frame = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text[14],
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

globalStyle(`${table} :is(th, td)`, {
  height: 44,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: vars.space[5] })
globalStyle(`${table} thead th`, {
  height: 40,
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  fontWeight: vars.weight.medium,
})
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular })
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 })
globalStyle(`${table} tbody tr:hover`, { background: vars.color.bg.sunken })

export const mono = style({ fontFamily: vars.font.mono, fontSize: vars.text[13] })

/** A sortable column header. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: { '&:hover': { color: vars.color.text.base } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

/** A link that names a row. */
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.accent.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text[13],
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.touch]: { minHeight: 44 } },
})
