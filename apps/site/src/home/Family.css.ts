import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const family = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14fr) minmax(0, 10fr)',
  alignItems: 'stretch',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
})

export const drawing = style({
  paddingInlineEnd: '50px',
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
})

const frameBase = style({
  position: 'relative',
  border: `1px solid ${vars.color.accent.line}`,
  borderRadius: vars.radius[1],
  padding: `${vars.space[12]} ${vars.size.gutter} ${vars.space[10]}`,
  '@media': { [media.mobile]: { padding: `36px ${vars.space[3]} ${vars.space[3]}` } },
})

/** From the outermost frame, which is hatched, to the solid one in the middle. */
export const frame = styleVariants({
  cloud: [
    frameBase,
    {
      borderStyle: 'dashed',
      borderColor: vars.color.line.strong,
      backgroundColor: vars.color.bg.page,
      backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line.base} 0 1px, transparent 1px 8px)`,
    },
  ],
  admin: [frameBase, { borderColor: vars.color.line.strong, background: vars.color.bg.page }],
  crud: [frameBase, { background: vars.color.accent.soft }],
  library: [
    frameBase,
    {
      // Its small text needs the sheet's color too.
      vars: { [vars.color.text.subtle]: vars.sheet.text },
      minBlockSize: '148px',
      borderColor: vars.color.brand,
      background: vars.sheet.bg,
      color: vars.sheet.text,
    },
  ],
})

/** Has a background, so that the hatching does not cross the text. */
const label = style({ position: 'absolute', insetBlockStart: '9px', paddingInline: '6px', background: 'inherit', backgroundImage: 'none' })

export const frameName = style([
  label,
  { insetInlineStart: '6px', fontSize: vars.text[13], lineHeight: vars.leading[13], fontWeight: vars.weight.medium },
])

export const frameParts = style([
  label,
  {
    insetInlineEnd: '6px',
    fontSize: vars.text[12],
    lineHeight: vars.leading[12],
    color: vars.color.text.subtle,
    '@media': { [media.mobile]: { display: 'none' } },
    // The innermost frame has the sheet's colors.
    selectors: { '[data-look="library"] > &': { color: vars.sheet.text } },
  },
])

/** Three components in the library's own colors. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
})

const part = style({
  padding: '0 15px',
  border: `1px solid ${vars.sheet.line}`,
  borderRadius: '4px',
  background: vars.sheet.bg,
  color: vars.sheet.text,
  lineHeight: '30px',
})

export const plain = part

// The site's own blue: text on the library's would have too little contrast.
export const primary = style([
  part,
  { borderColor: vars.color.accent.base, background: vars.color.accent.base, color: vars.color.text.onAccent },
])

export const toggle = style({
  position: 'relative',
  inlineSize: '44px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  background: vars.sheet.primary,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: '50%',
    background: vars.color.text.onAccent,
  },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr auto',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: vars.space[1] } },
})

export const mark = style({ marginBlockStart: '3px' })

export const name = style({ fontSize: vars.text[16], lineHeight: '24px' })

export const text = style({ gridColumn: '2 / -1', color: vars.color.text.muted })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  marginBlock: '-4px',
  fontSize: vars.text[13],
})
