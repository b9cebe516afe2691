import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { drawerId } from '../core/documentNames.ts'

/** Windows that show the sider in the page. Without JavaScript a narrow one does too: it shows no button for the drawer. */
const inPage = `${media.desktop}, (scripting: none)`

/** Browsers without popovers show it in the page too, and no button for it. */
const withoutPopovers = 'not selector(:popover-open)'

/** What an open drawer needs in the first paint. The browser's styles of a popover do the rest, with its `inset: 0`. */
export const drawer = style({
  width: vars.size.drawer,
  height: 'auto',
  margin: 0,
  border: 0,
  background: vars.sider.bg,
  '@media': { [inPage]: { display: 'contents' } },
  '@supports': { [withoutPopovers]: { display: 'contents' } },
})

globalStyle(`${drawer} > div, ${drawer} > nav:not([id]), header [popovertarget="${drawerId}"]`, {
  '@media': { [inPage]: { display: 'none' } },
  '@supports': { [withoutPopovers]: { display: 'none' } },
})
