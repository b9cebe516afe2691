import { media, vars } from '@view-site/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: vars.space[16],
  paddingInline: 'max(24px, calc((100% - 1080px) / 2))',
  // A dot grid in the accent colour that fades out, behind the first screen.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '560px',
    background: `radial-gradient(${vars.color.accent.line} 1px, transparent 1px) 0 0 / 24px 24px, radial-gradient(60% 90% at 70% 0, ${vars.color.accent.soft}, transparent)`,
    maskImage: 'radial-gradient(70% 100% at 75% 0, black, transparent)',
    pointerEvents: 'none',
  },
})

export const hero = style({
  maxInlineSize: '720px',
  paddingBlock: vars.space[16],
  '@media': { [media.mobile]: { paddingBlock: vars.space[8] } },
})

export const title = style({
  margin: 0,
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)',
  lineHeight: 1.15,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

export const text = style({
  margin: `${vars.space[5]} 0 0`,
  color: vars.color.text.muted,
  fontSize: '1.125rem',
  lineHeight: 1.7,
  textWrap: 'pretty',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], margin: `${vars.space[8]} 0 0` })

export const install = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  margin: `${vars.space[6]} 0 0`,
  paddingInlineStart: vars.space[4],
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[2],
  background: vars.color.code.bg,
  color: vars.color.code.text,
  fontSize: vars.text[14],
  overflowX: 'auto',
  // Commands are left-to-right in every language.
  direction: 'ltr',
})

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const feature = style({
  padding: vars.space[6],
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '20px',
    blockSize: '3px',
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius.full,
    background: vars.color.accent.base,
  },
})

export const featureTitle = style({ margin: 0, fontSize: '1rem', lineHeight: 1.5, fontWeight: vars.weight.bold })

export const featureText = style({
  margin: `${vars.space[2]} 0 0`,
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
})
