import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

// A dark sider needs no border: its colour ends where the page begins. Lines divide only its content.
const line = `color-mix(in srgb, ${vars.sider.text.base} 24%, ${vars.sider.bg})`

/** The drawer is the sider of a narrow screen and wears its theme. */
export const drawer = style({
  vars: {
    [vars.color.bg.raised]: vars.sider.bg,
    [vars.color.bg.hover]: vars.sider.hover,
    [vars.color.line.base]: line,
    [vars.color.text.base]: vars.sider.text.strong,
    [vars.color.text.subtle]: vars.sider.text.subtle,
  },
  color: vars.sider.text.strong,
  background: vars.sider.bg,
})

export const section = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  color: vars.sider.text.base,
  fontSize: vars.text[14],
  selectors: {
    '& + &': { marginBlockStart: vars.space[4], paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${line}` },
  },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 44,
  padding: `0 ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.sider.text.base,
  selectors: {
    '&:hover': { background: vars.sider.hover, color: vars.sider.text.strong },
    '&[aria-current]': { background: vars.sider.current.bg, color: vars.sider.current.text, fontWeight: vars.weight.medium },
  },
})

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] })

export const github = style({ marginInlineStart: 'auto' })

globalStyle(`${section} a, ${section} summary`, { minHeight: 44 })
