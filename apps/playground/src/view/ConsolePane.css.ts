import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const console = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlockStart: `1px solid ${vars.color.line.strong}`,
  '@media': { [media.tablet]: { minBlockSize: '160px' } },
})

export const lines = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.tablet]: { maxBlockSize: '40dvh' } },
})

export const empty = style({ padding: `0 ${vars.space[4]} ${vars.space[3]}`, color: vars.color.text.subtle, fontSize: vars.text[13] })

export const line = style({
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-level="warn"]': { background: vars.color.warning.soft, color: vars.color.warning.text },
    '&[data-level="error"]': { background: vars.color.danger.soft, color: vars.color.danger.text },
  },
})
