import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { headerAttribute, siderAttribute, themeAttribute, media, vars } from '@view-site/ui/theme'
import { cutText } from '../common/labelText.ts'

const base = style({
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.header,
  // A menu that does not fit is still laid out, so that it can be measured.
  overflowX: 'clip',
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.header.line}`,
  background: vars.header.bg,
  color: vars.header.text.base,
  '@media': {
    [media.tablet]: { paddingInlineStart: vars.space[2] },
    [media.mobile]: { paddingInlineEnd: vars.space[1] },
    print: { display: 'none' },
  },
})

export const header = styleVariants({
  fixed: [
    base,
    {
      position: 'sticky',
      insetBlockStart: 0,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
      selectors: { '&[data-away]:not(:focus-within)': { translate: '0 -100%' } },
    },
  ],
  static: [base, { position: 'relative' }],
})

export const logo = style({
  display: 'flex',
  // A long name gives way on a phone, and to nothing else.
  flex: '0 0 auto',
  alignItems: 'center',
  gap: 10,
  height: '100%',
  padding: `0 ${vars.space[4]}`,
  color: 'inherit',
  fontSize: 15,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineColor: vars.header.focus, outlineOffset: '-2px' } },
  '@media': { [media.tablet]: { flexShrink: 1, minWidth: 0, padding: `0 ${vars.space[2]}` } },
})

export const logoName = style(cutText)
globalStyle(`${logo} > svg`, { flex: 'none' })

/** Next to a sider the logo is as wide as the sider. */
export const siderWideLogo = style({
  minWidth: vars.size.sider,
  '@media': { [media.tablet]: { minWidth: 0 } },
})

/** The header has no logo where the sider is as high as the window and carries one. */
export const logoSlot = style({
  display: 'contents',
  '@media': { [media.desktop]: { selectors: { '[data-sider-high] &': { display: 'none' } } } },
})

/** Head menu and breadcrumb: what the parts at both ends leave over. */
export const middle = style({ display: 'flex', flex: '1 1 0', minWidth: 0, height: '100%' })

/** Parts of the app take the header's theme: the tokens they use are the header's here. */
export const themed = style({
  vars: {
    [vars.color.bg.hover]: vars.header.hover,
    [vars.color.text.base]: vars.header.text.base,
    [vars.color.text.muted]: vars.header.text.muted,
    [vars.color.focus]: vars.header.focus,
  },
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.header.text.muted,
})

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  height: '100%',
  marginInlineStart: 'auto',
})

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.header.text.muted,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.header.hover, color: vars.header.text.base },
    '&:focus-visible': { outlineColor: vars.header.focus, outlineOffset: 0 },
  },
})

export const onlyNarrow = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-grid' } } })
export const hideMid = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const hideNarrow = style({ '@media': { [media.mobile]: { display: 'none' }, '(scripting: none)': { display: 'inline-grid' } } })

// What only a script can answer is not offered without one; the link to the other language is not in the drawer then.
globalStyle(`${base} button, ${base} details:has(button)`, { '@media': { '(scripting: none)': { display: 'none' } } })

// A dark header in a dark theme: `<html>` carries both attributes, where the theme's own rule expects one inside the other.
globalStyle(`:root[${themeAttribute}="dark"][${headerAttribute}="dark"]`, {
  vars: { [vars.header.bg]: vars.color.bg.sunken, [vars.header.line]: vars.color.line.base },
})
globalStyle(`:root[${themeAttribute}="dark"][${siderAttribute}="dark"]`, {
  vars: { [vars.sider.bg]: vars.color.bg.sunken, [vars.sider.line]: vars.color.line.base },
})
