import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const page = style({
  paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[8]} ${vars.space[12]}` } },
})

export const title = style({ fontSize: vars.text[36], lineHeight: vars.leading[36] })

export const lead = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  maxWidth: '40em',
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
})

/** 12 + 12 of the 24 columns. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: '50px',
  marginBlockStart: vars.space[10],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
})

export const form = style({ display: 'grid', gap: vars.space[3] })

export const preview = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
  minHeight: '240px',
  padding: vars.space[6],
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  '@media': { [media.tablet]: { position: 'static' }, [media.mobile]: { padding: vars.space[4] } },
})

export const previewTitle = style({
  marginBlockEnd: vars.space[4],
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
  fontWeight: vars.weight.medium,
})

export const issueTitle = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.text[20],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})

export const empty = style({ color: vars.color.text.muted })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const status = style({ color: vars.color.text.muted })
