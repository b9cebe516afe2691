import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const section = style({
  paddingBlockStart: vars.space[24],
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[16] } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: '14fr 10fr',
  alignItems: 'end',
  padding: `${vars.space[6]} 0 ${vars.space[10]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], paddingBlockEnd: vars.space[8] },
    [media.mobile]: { paddingBlockStart: vars.space[5] },
  },
})

export const tag = style({
  display: 'block',
  marginBlockEnd: vars.space[2],
  font: `${vars.text[13]}/${vars.leading[13]} ${vars.font.mono}`,
  color: vars.color.accent.text,
})

export const title = style({ fontSize: vars.text[36], lineHeight: vars.leading[36] })

export const lead = style({ fontSize: vars.text[16], lineHeight: vars.leading[16], color: vars.color.text.muted })
