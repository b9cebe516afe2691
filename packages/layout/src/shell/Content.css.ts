import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const main = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })

const inner = 1120

export const frame = styleVariants({
  plain: {},
  article: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}`,
    columnGap: vars.space[10],
    width: '100%',
    maxWidth: 1240,
    marginInline: 'auto',
    paddingBlockStart: vars.space[6],
    paddingInline: `${vars.space[12]} ${vars.space[8]}`,
    '@media': {
      [media.tablet]: {
        display: 'block',
        paddingBlockStart: vars.space[4],
        paddingInline: vars.space[6],
      },
      [media.mobile]: { paddingBlockStart: vars.space[3], paddingInline: vars.space[4] },
      print: { display: 'block', maxWidth: 'none', padding: 0 },
    },
  },
  work: {
    minHeight: `calc(100dvh - ${vars.size.header})`,
    paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    paddingInline: `max(${vars.space[8]}, calc((100% - ${inner}px) / 2))`,
    background: vars.color.bg.sunken,
    '@media': {
      [media.mobile]: { paddingBlock: `${vars.space[4]} ${vars.space[12]}`, paddingInline: vars.space[4] },
      print: { padding: 0, background: 'none' },
    },
  },
})

/** An article in an app without a panel. */
export const withoutPanel = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
