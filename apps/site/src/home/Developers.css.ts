import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '50px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const point = style({
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[1],
  fontSize: vars.text[16],
  lineHeight: '24px',
})

export const text = style({ color: vars.color.text.muted, maxWidth: '36em' })
