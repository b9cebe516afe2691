import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const footer = style({
  marginBlockStart: vars.space[24],
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  // Drawn when it is near the viewport; its estimated height only affects the scroll bar.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 320px',
  '@media': { [media.mobile]: { marginBlockStart: vars.space[16] }, print: { display: 'none' } },
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 1.2fr 2fr',
  gap: vars.space[8],
  paddingBlock: `${vars.space[12]} ${vars.space[10]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space[6]} ${vars.space[4]}`, paddingBlock: vars.space[8] },
  },
})

export const title = style({
  marginBlockEnd: vars.space[2],
  color: vars.color.text.base,
  fontSize: vars.text[14],
  fontWeight: vars.weight.medium,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  selectors: { '&:hover': { color: vars.color.accent.text } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const code = style({ marginBlockStart: vars.space[2] })

export const codeNote = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

export const notices = style({
  paddingInlineStart: vars.space[8],
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  '@media': {
    [media.tablet]: { gridColumn: 'span 2' },
    [media.mobile]: { gridColumn: '1 / -1', padding: 0, border: 0 },
  },
})

export const notice = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], paddingBlock: 1 })

export const date = style({ flex: 'none', color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[12] })

export const copyright = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
})
