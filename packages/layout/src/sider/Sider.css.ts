import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { layoutTop } from '../shell/Shell.css.ts'
import { rail } from './rail.ts'
import { cutText } from '../common/labelText.ts'

/** The rail: a narrow sider next to the page. A drawer is never one. */
export const inRail = ':root[data-collapsed] nav'
const railTop = 'var(--rail-top, 0px)'

/** The sider, whatever it scrolls with. */
export const base = style({
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[6]}`,
  background: vars.sider.bg,
  color: vars.sider.text.base,
  fontSize: vars.text[13],
  lineHeight: vars.leading[14],
  '@media': {
    [media.desktop]: {
      height: `calc(100dvh - ${layoutTop})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderInlineEnd: `1px solid ${vars.sider.line}`,
      selectors: { ':root[data-collapsed] &': { scrollbarWidth: 'none' } },
    },
    // Where there is no drawer, without JavaScript or without popovers, the menu is below the page.
    [media.tablet]: { order: 1 },
    [`${media.tablet} and (scripting: none)`]: { borderBlockStart: `1px solid ${vars.sider.line}` },
    print: { display: 'none' },
  },
})

export const sider = styleVariants({
  fixed: [
    base,
    {
      '@media': {
        [media.desktop]: {
          position: 'sticky',
          insetBlockStart: layoutTop,
          // What flies out of the rail lies over the page and its tab bar.
          zIndex: `calc(${vars.layer.sticky} + 1)`,
        },
      },
    },
  ],
  static: [base, { '@media': { [media.desktop]: { height: 'auto' } } }],
})

// One class for a row: repeated in every row of every page, a second one would weigh more than these lines.
const line = {
  minHeight: vars.size.control,
  borderRadius: vars.radius[2],
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
} as const
const row = { ...line, display: 'flex', alignItems: 'center' } as const

const rowStates = {
  '&:hover': { background: vars.sider.hover, color: vars.sider.text.strong },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const

export const groupTitle = style({
  ...row,
  padding: `0 ${vars.space[2]}`,
  marginBlockStart: vars.space[1],
  color: vars.sider.text.strong,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { ...rowStates, '&::-webkit-details-marker': { display: 'none' } },
})

// Title and count have no classes: a long menu has many of them.
// Not `gap` or a margin of the icon: in a rail, where the title is not drawn, the icon has to be centered.
globalStyle(`${groupTitle} > b:not(:first-child)`, { marginInlineStart: vars.space[2] })
globalStyle(`${groupTitle} > small`, {
  flex: 'none',
  paddingInlineStart: vars.space[2],
  marginInline: 'auto 6px',
  color: vars.sider.text.subtle,
  font: `${vars.weight.regular} ${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
})

/**
 * Points in the direction in which a group opens: two borders of a square. An SVG would be a separate document to the browser, before the
 * first paint.
 */
const chevron = {
  content: "''",
  flex: 'none',
  width: 6,
  height: 6,
  marginInline: 5,
  border: 'solid currentcolor',
  borderWidth: '1.2px 1.2px 0 0',
  boxSizing: 'border-box',
  rotate: '45deg',
  transition: `rotate ${vars.motion.base}`,
} as const

globalStyle(`${groupTitle}::after`, chevron)
globalStyle(`details[open] > ${groupTitle}::after`, { rotate: '135deg' })
globalStyle(`[dir="rtl"] details:not([open]) > ${groupTitle}::after`, { rotate: '-135deg' })

const anyLink = { ...row, gap: vars.space[2], paddingInlineEnd: vars.space[2] } as const

const linkStates = {
  ...rowStates,
  '&[aria-current]': {
    background: vars.sider.current.bg,
    color: vars.sider.current.text,
    fontWeight: vars.weight.medium,
  },
} as const

/** A link on the level of the groups. */
export const topLink = style({
  ...anyLink,
  minHeight: `max(36px, ${vars.size.control})`,
  paddingInlineStart: vars.space[2],
  selectors: linkStates,
})

export const topList = style({})
// A group in a group begins where its neighbours do, the links.
globalStyle(`${topList} ${groupTitle}`, { paddingInlineStart: vars.space[4] })
export const nestedList = style({ paddingInlineStart: vars.space[3] })

// Links of a list have no class: in a long menu it would weigh as much as all else of the row.
const listLink = `:is(${topList}, ${nestedList}) > li > a`
// A line of text, because only that ends in an ellipsis: the titles have no elements.
globalStyle(listLink, {
  ...line,
  display: 'block',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  lineHeight: vars.size.control,
})
for (const [state, rule] of Object.entries(linkStates)) globalStyle(state.replace('&', listLink), rule)

// Subtitles have no class, for the same reason.
globalStyle(`:is(${topLink}, ${listLink}) > small`, { color: vars.sider.text.subtle, fontSize: vars.text[12] })
globalStyle(`:is(${topLink}, ${listLink})[aria-current] > small`, { color: 'inherit' })

/** A link of a list with an icon or a badge, which stay when its title is cut. */
export const partsLink = style({
  selectors: {
    [`:is(${topList}, ${nestedList}) > li > &`]: { display: 'flex', alignItems: 'center', gap: vars.space[2], lineHeight: 'inherit' },
  },
})
globalStyle(`:is(${groupTitle}, ${partsLink}) > b, ${listLink}`, { ...cutText, fontWeight: 'inherit' })
globalStyle(`${listLink}:not(${partsLink}) > small`, { marginInlineStart: vars.space[1] })

const rows = 'var(--rows, 20)'

/** A list of a long menu: where it is out of sight it costs no layout and keeps its height, which is that of so many `--rows`. */
export const longList = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${rows} * ${vars.size.control})`,
})

/** Reserves the height of a list that is not drawn yet. */
export const farList = style({
  minBlockSize: `calc(${rows} * ${vars.size.control})`,
})

export const divided = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.sider.line}`,
})

export const topGroup = style({})

const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Title of a link: in the rail it is next to the icon while that is hovered or focused. */
export const railLabel = style({
  ...cutText,
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${inRail} &`]: outOfSight,
        [`${inRail} a:is(:hover, :focus-visible) > &`]: {
          position: 'fixed',
          insetBlockStart: railTop,
          insetInlineStart: `calc(${vars.size.siderCollapsed} + ${vars.space[1]})`,
          zIndex: vars.layer.drawer,
          width: 'auto',
          maxWidth: `calc(100vw - ${vars.size.siderCollapsed} - ${vars.space[4]})`,
          height: 'auto',
          padding: `${vars.space[1]} ${vars.space[3]}`,
          marginBlockStart: 3,
          borderRadius: vars.radius[2],
          background: vars.color.bg.inverse,
          color: vars.color.text.onInverse,
          boxShadow: vars.elevation[1],
          clipPath: 'none',
          fontWeight: vars.weight.regular,
        },
      },
    },
  },
})

rail(`${inRail} ${groupTitle}`, { justifyContent: 'center', padding: 0 })
rail(`${inRail} ${topList} ${groupTitle}`, { justifyContent: 'flex-start', paddingInline: `${vars.space[4]} ${vars.space[2]}` })
rail(`${inRail} ${topLink}`, { justifyContent: 'center', padding: 0 })
// The rail shows the first character of a title without an icon; its title is read out.
rail(`${inRail} [data-initial]::before`, { content: 'attr(data-initial) / ""' })
// The title of a group is read out in the rail, not drawn.
rail(`${inRail} ${topGroup} > summary > b`, outOfSight)
for (const extra of [`${topGroup} > summary > small`, `${topGroup} > summary::after`, `${topLink} > small`]) {
  rail(`${inRail} ${extra}`, { display: 'none' })
}
rail(`${inRail} ${topGroup} > ${groupTitle}[data-current]`, { background: vars.sider.current.bg, color: vars.sider.current.text })
rail(`${inRail} ${topGroup} > ${topList}`, {
  position: 'fixed',
  insetBlockStart: railTop,
  insetInlineStart: `calc(${vars.size.siderCollapsed} - 1px)`,
  contentVisibility: 'visible',
  zIndex: vars.layer.drawer,
  minWidth: vars.size.sider,
  maxWidth: `min(400px, 100vw - ${vars.size.siderCollapsed} - ${vars.space[4]})`,
  maxHeight: `calc(100dvh - ${railTop} - ${vars.space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  border: `1px solid ${vars.sider.line}`,
  borderRadius: vars.radius[3],
  background: vars.sider.bg,
  boxShadow: vars.elevation[1],
})

/** The logo at the head of a sider that is as high as the window. */
export const head = style({
  display: 'none',
  height: vars.size.header,
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
})

// The header begins where such a sider ends.
const high = '[data-sider-high]'
rail(`${high} > header`, { marginInlineStart: vars.size.sider, paddingInlineStart: vars.space[2] })
rail(`:root[data-collapsed] ${high} > header`, { marginInlineStart: vars.size.siderCollapsed })
rail(`${high} ${base}`, {
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  minHeight: '100dvh',
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
})
rail(`${high} ${sider.fixed}`, { height: '100dvh' })
rail(`${high} ${head}`, { display: 'block', color: vars.sider.text.strong })
rail(`:root[data-collapsed] ${high} ${head} a`, { justifyContent: 'center', minWidth: 0, padding: 0 })
rail(`:root[data-collapsed] ${high} ${head} a > span`, outOfSight)
