import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { siderId } from '../../core/documentNames.ts'
import { rail } from '../rail.ts'
import { firstColumn } from './firstColumn.ts'

// A separate sheet, which imports no other: apps without these modes do not load it. Elements are therefore selected by structure.

const sider = `#${siderId}`
/** The menu, and not a list of the app around it. */
const menu = `${sider} > ul:not([class])`
const top = `${menu} > li`
const openList = `${top} > details[open] > ul`

const double = ':root[data-sider-mode="double"]:not([data-collapsed])'
const overlay = ':root[data-sider-mode="overlay"]'
/** Escape and a chosen page set `data-shut`, a finger `data-open`. */
const shut = `${overlay} ${sider}:is([data-shut], :not([data-open], :hover, :has(:focus-visible)))`

/** For what is placed or stacked in it, where the sider scrolls with the page. */
for (const mode of [double, overlay]) rail(`:where(${mode} ${sider})`, { position: 'relative', zIndex: `calc(${vars.layer.sticky} + 1)` })

// The width of a wide sider, which the body replaces with that of its first column or of both.
const wide = '--sider-wide'
globalStyle(':root', { vars: { [wide]: vars.size.sider } })

// A double sider: a column of icons with their titles, and a column with the pages of the open group.
const both = `calc(${firstColumn}px + var(${wide}))`
rail(`${double} body`, { vars: { [vars.size.sider]: both } })
rail(`${double}:not(:has(${top} > details[open], ${sider} > :not(ul:not([class]), [role="separator"]))) body`, {
  vars: { [vars.size.sider]: `${firstColumn}px` },
})
rail(`${double} ${sider}`, {
  display: 'grid',
  gridTemplate: `auto auto minmax(0, 1fr) auto / ${firstColumn}px minmax(0, 1fr)`,
  padding: 0,
  overflow: 'visible',
})
rail(`${double} ${sider} > *`, { gridArea: '2 / 2', margin: vars.space[2] })
rail(`${double} ${menu} ~ *`, { gridArea: '4 / 2' })
rail(`${double} [data-sider-high] ${sider} > :first-child`, { gridArea: '1 / 1 / auto / -1', margin: 0 })
rail(`${double} ${menu}`, {
  gridArea: '2 / 1 / -1',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  margin: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.sider.line}`,
  scrollbarWidth: 'none',
})
rail(`${double} ${top} > a, ${double} ${top} > details > summary`, {
  position: 'relative',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minHeight: 52,
  padding: vars.space[1],
  marginBlockStart: vars.space[1],
  fontWeight: vars.weight.regular,
  textAlign: 'center',
})
rail(`${double} ${top} > a > span:first-of-type, ${double} ${top} > details > summary > b`, {
  display: '-webkit-box',
  width: '100%',
  margin: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: vars.text[12],
  lineHeight: '16px',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
rail(`${double} ${top} > [data-initial]::before, ${double} ${top} > details > [data-initial]::before`, {
  content: 'attr(data-initial) / ""',
  fontSize: vars.text[16],
  lineHeight: '18px',
})
// Badges in the corner; counts and chevrons have no space.
rail(`${double} ${top} > a > span ~ span, ${double} ${top} > details > summary > span`, {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
})
rail(`${double} ${top} > a > small, ${double} ${top} > details > summary > small, ${double} ${top} > details > summary::after`, {
  display: 'none',
})
rail(`${double} ${top} > details > summary[data-current]`, { color: vars.sider.current.text, background: vars.sider.current.bg })
rail(`${double} ${top} > details[open] > summary:not([data-current])`, { background: vars.sider.hover, color: vars.sider.text.strong })
// Seen in forced colors only, which draw no backgrounds.
rail(`${double} ${top} > details[open] > summary, ${double} ${top} > a[aria-current]`, {
  outline: '1px solid transparent',
  outlineOffset: '-1px',
})
const current = 'details > summary[data-current]:not(:focus-visible)'
rail(`${double} ${top} > ${current}, ${shut} > ul > li > ${current}`, { outline: '2px solid transparent', outlineOffset: '-2px' })
rail(`${double} ${top} > :is(a, details > summary):focus-visible`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' })
rail(`${double} ${openList}`, {
  position: 'absolute',
  gridArea: '3 / 2',
  inset: 0,
  padding: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contentVisibility: 'visible',
})

// A sider over the page: icons, until a pointer or the keyboard reaches it.
rail(`${overlay} body`, { vars: { [vars.size.sider]: vars.size.siderCollapsed } })
rail(`${overlay} ${sider}`, {
  width: `var(${wide})`,
  overflowX: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: vars.elevation[2],
  transition: `width ${vars.motion.base} ${vars.motion.ease} 80ms`,
})
rail(shut, { width: vars.size.siderCollapsed, boxShadow: 'none' })
// As wide as when it is open, so that nothing moves while it opens.
rail(`${overlay} ${sider} > *`, { boxSizing: 'border-box', width: `calc(var(${wide}) - 2 * ${vars.space[2]} - 1px)` })
rail(`${overlay} [data-sider-high] ${sider} > :first-child`, { width: `var(${wide})` })
// Not `visibility`: a link has to be visible to get the focus, and before it has the focus the sider is shut.
rail(`${shut} > ul > li > details > ul, ${shut} > :not(ul)`, { opacity: 0, pointerEvents: 'none' })
rail(`${shut} > ul > li > a, ${shut} > ul > li > details > summary`, {
  width: `calc(${vars.size.siderCollapsed} - 2 * ${vars.space[2]} - 1px)`,
})
rail(`${shut} > ul > li > a > :not(svg, img, i), ${shut} > ul > li > details > summary > :not(svg, img, i)`, {
  position: 'absolute',
  opacity: 0,
})
rail(`${shut} > ul > li > details > summary::after`, { display: 'none' })
rail(`${shut} > ul > li > [data-initial]::before, ${shut} > ul > li > details > [data-initial]::before`, {
  content: 'attr(data-initial) / ""',
  flex: 'none',
  width: 16,
  textAlign: 'center',
})
rail(`${shut} > ul > li > details > summary[data-current]`, { background: vars.sider.current.bg, color: vars.sider.current.text })
rail(`${overlay} ${sider} > [role="separator"]`, { display: 'none' })
