import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`
const strongLine = `1px solid ${vars.color.line.strong}`

export const table = style({ width: '100%', tableLayout: 'fixed', '@media': { [media.mobile]: { display: 'block' } } })

export const block = style({ '@media': { [media.mobile]: { display: 'block' } } })

export const head = style({
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      zIndex: vars.layer.sticky,
      display: 'block',
      background: vars.color.bg.page,
    },
  },
})

export const row = style({
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockEnd: line,
      selectors: {
        [`${table}[data-columns="1"] &`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [`${table}[data-columns="2"] &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
})

const anyCell = style({ padding: `${vars.space[3]} ${vars.space[4]}`, textAlign: 'start', verticalAlign: 'top' })

export const headCell = style([
  anyCell,
  {
    position: 'sticky',
    insetBlockStart: vars.size.header,
    zIndex: vars.layer.sticky,
    borderBlockEnd: strongLine,
    background: vars.color.bg.page,
    verticalAlign: 'middle',
    '@media': { [media.mobile]: { position: 'static', padding: `${vars.space[2]} ${vars.space[3]}`, border: 0 } },
  },
])

export const bestHead = style([headCell, { background: vars.color.accent.soft }])

export const corner = style([headCell, { width: '31%', paddingInlineStart: 0, '@media': { [media.mobile]: { display: 'none' } } }])

export const edition = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const small = style({ display: 'block', color: vars.color.text.subtle, fontSize: vars.text[13], fontWeight: vars.weight.regular })

export const buy = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const groupRow = style({ '@media': { [media.mobile]: { display: 'block', borderBlockEnd: line } } })

export const group = style({
  padding: `${vars.space[8]} 0 ${vars.space[2]}`,
  borderBlockEnd: strongLine,
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  '@media': { [media.mobile]: { display: 'block', paddingBlockStart: vars.space[6], border: 0, fontSize: vars.text[14] } },
})

export const topic = style([
  anyCell,
  {
    paddingInlineStart: 0,
    borderBlockEnd: line,
    color: vars.color.text.muted,
    fontWeight: vars.weight.regular,
    '@media': {
      [media.mobile]: { gridColumn: '1 / -1', padding: `${vars.space[3]} 0 2px`, border: 0, fontSize: vars.text[13] },
    },
  },
])

export const strongTopic = style([topic, { color: vars.color.text.base, fontWeight: vars.weight.medium }])

export const cell = style([
  anyCell,
  {
    borderBlockEnd: line,
    '@media': { [media.mobile]: { padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[3]}`, border: 0 } },
  },
])

export const bestCell = style([cell, { background: vars.color.accent.soft }])

export const excluded = style({ color: vars.color.text.subtle })

export const tick = style({ display: 'inline-block', color: vars.color.accent.text, verticalAlign: '-3px' })
