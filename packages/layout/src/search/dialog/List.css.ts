import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { cutText, labelText } from '../../common/labelText.ts'

export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[2] })

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } })

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: '18px',
})

export const note = style({ marginInlineStart: 'auto' })

const button = style({
  minHeight: vars.size.control,
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: 'none',
  lineHeight: '20px',
  selectors: { '&:hover': { background: vars.color.bg.hover } },
})

export const clear = style([
  button,
  { marginInline: vars.space[1], padding: '0 10px', color: vars.color.text.muted, fontSize: vars.text[12] },
])

const row = style({
  borderRadius: vars.radius[2],
  color: vars.color.text.base,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[8],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accent.soft },
    '&:hover': { textDecoration: 'none' },
  },
})

export const option = style([
  row,
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: vars.size.control,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[3]}`,
  },
])

/** A part is below its page, on a line that leads down from it. */
export const part = style([
  option,
  {
    marginInlineStart: vars.space[4],
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderInlineStart: `2px solid ${vars.color.line.base}`,
    selectors: { '&[aria-selected="true"]': { borderInlineStartColor: vars.color.accent.base } },
  },
])

export const recent = style([
  row,
  {
    display: 'flex',
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.control,
    padding: `${vars.space[1]} ${vars.space[3]}`,
  },
])

export const action = style([recent, { justifyContent: 'space-between' }])

export const title = style({
  ...cutText,
  fontWeight: vars.weight.medium,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: vars.color.accent.text } },
})

export const subtitle = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })

export const tag = style({
  alignSelf: 'center',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.hover,
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  whiteSpace: 'nowrap',
})

export const actionKeys = style({ alignSelf: 'center' })

export const context = style({
  ...labelText,
  display: '-webkit-box',
  gridColumn: '1 / -1',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minHeight: 18,
  overflow: 'hidden',
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  selectors: { [`${row}[aria-selected="true"] &`]: { color: vars.color.text.muted } },
})

globalStyle(`${row} mark`, { background: 'none', color: vars.color.accent.text, fontWeight: vars.weight.bold })

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[8],
  color: vars.color.text.muted,
})

/** Nothing was found, or the search failed. */
export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `36px ${vars.space[6]}`,
  textAlign: 'center',
})

export const emptyDrawing = style({
  width: 72,
  height: 48,
  marginBlockEnd: vars.space[3],
  color: vars.color.line.control,
  strokeDasharray: '4 4',
  strokeLinecap: 'butt',
  strokeWidth: 1,
})

export const failedIcon = style({ width: 32, height: 32, marginBlockEnd: vars.space[3], color: vars.color.danger.text })

export const stateText = style({ maxWidth: '26em', color: vars.color.text.muted })

export const retry = style([
  button,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[3],
    padding: '0 14px',
    borderColor: vars.color.line.strong,
    background: vars.color.bg.raised,
  },
])
