import { media, vars } from '@view-site/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ inlineSize: 'min(100% - 48px, 1080px)', marginInline: 'auto', paddingBlock: vars.space[16] })

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

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const feature = style({ padding: vars.space[6], border: `1px solid ${vars.color.line.base}`, borderRadius: vars.radius[3] })

export const featureTitle = style({ margin: 0, fontSize: '1rem', lineHeight: 1.5, fontWeight: vars.weight.medium })

export const featureText = style({
  margin: `${vars.space[2]} 0 0`,
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
})
