import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: vars.size.header,
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInlineEnd: vars.space[1] } },
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: vars.size.header,
  paddingInline: vars.space[4],
  fontSize: '15px',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
})

export const headEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.modal}`,
  alignItems: 'start',
  gap: vars.space[16],
  maxWidth: '1040px',
  margin: '0 auto',
  padding: `${vars.space[12]} ${vars.space[6]} ${vars.space[16]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], maxWidth: '520px' },
    [media.mobile]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}` },
  },
})

// On a narrow screen the payment comes first: it is what the page is for.
globalStyle(`${page} > section:last-child`, { '@media': { [media.tablet]: { gridRow: 1 } } })

/** For a page with nothing but a message. */
export const alone = style({
  maxWidth: `calc(${vars.size.modal} + 48px)`,
  margin: '0 auto',
  padding: `${vars.space[16]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[8]} ${vars.space[4]}` } },
})

export const panel = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
})

export const body = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `28px ${vars.space[6]} ${vars.space[6]}`,
  textAlign: 'center',
})

/** As tall as the body with a code, so that nothing moves when the code appears. */
export const tall = style({ minHeight: '452px', alignContent: 'center' })

export const muted = style({ maxWidth: '26em', color: vars.color.text.muted })

export const small = style({
  maxWidth: '26em',
  marginBlockStart: vars.space[2],
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
})

export const trouble = style([small, { color: vars.color.warning.text }])

export const state = style({ fontSize: vars.text[16], fontWeight: vars.weight.medium, lineHeight: '24px' })

export const success = style({ fontSize: vars.text[20], fontWeight: vars.weight.bold, lineHeight: vars.leading[20] })

export const action = style({ marginBlockStart: vars.space[5] })

export const sum = style({ fontSize: '36px', fontWeight: vars.weight.bold, letterSpacing: '-.01em', lineHeight: '44px' })

export const code = style({ position: 'relative', margin: `${vars.space[4]} 0 ${vars.space[3]}` })

/** As tall as a code with its frame, so that nothing moves when the method changes. */
export const pages = style({ boxSizing: 'content-box', margin: `${vars.space[4]} 0`, paddingBlock: '36px', color: vars.color.line.control })

export const arrow = style({ stroke: vars.color.brand, strokeWidth: 1.5 })

export const codeSkeleton = style({ margin: `${vars.space[4]} 0 88px` })

export const qr = style({ display: 'grid', padding: vars.space[3] })

export const dim = style({})
globalStyle(`${dim} svg`, { opacity: 0.28 })

/** White in both themes, like the code it covers. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  background: `color-mix(in srgb, ${vars.paper.bg} 94%, transparent)`,
  color: vars.paper.text,
})

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text[13],
})

export const clock = style({
  color: vars.color.text.base,
  font: `${vars.weight.medium} ${vars.text[14]}/20px ${vars.font.mono}`,
})

export const bar = style({
  display: 'block',
  width: '220px',
  height: '2px',
  margin: `${vars.space[2]} 0 ${vars.space[1]}`,
  background: vars.color.line.base,
})

export const barLeft = style({ display: 'block', height: '100%', background: vars.color.brand })

export const bigSpinner = style({ width: vars.space[6], height: vars.space[6], margin: `${vars.space[10]} 0 ${vars.space[4]}` })

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.full,
  background: vars.color.success.soft,
  color: vars.color.success.text,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(56px, auto) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: `${vars.space[5]} 0 ${vars.space[6]}`,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  textAlign: 'start',
})

export const fact = style({ color: vars.color.text.base, overflowWrap: 'anywhere' })
