import { media } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// The very first frame of a page that is opened is for its article: the columns beside it keep their place and are drawn in the next.
for (const beside of ['#view-layout-sider > ul', 'main + aside > div', 'main + aside > nav']) {
  globalStyle(`:root[data-first-view="main"] ${beside}`, { '@media': { [media.desktop]: { contentVisibility: 'hidden' } } })
}
