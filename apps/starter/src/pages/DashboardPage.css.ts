import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { line } from '../parts/line.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginBlockEnd: vars.space[4],
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr' } },
})

export const figure = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [media.mobile]: {
      padding: `${vars.space[3]} ${vars.space[4]}`,
      selectors: { '&:nth-child(3)': { borderInlineStart: 0 }, '&:nth-child(n + 3)': { borderBlockStart: line } },
    },
  },
})

export const figureName = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const figureValue = style({
  margin: 0,
  fontSize: vars.text[30],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading[30],
})

export const aside = style({ color: vars.color.text.subtle, fontSize: vars.text[12] })

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: 44,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  fontSize: vars.text[14],
  selectors: {
    'li + li > &, li + &': { borderBlockStart: line },
    'a&:hover': { background: vars.color.bg.sunken },
    'a&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})

export const entryText = style({ flex: 1, minWidth: '8em' })

export const code = style({ color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[13] })

export const date = style([code, { fontSize: vars.text[12] }])
