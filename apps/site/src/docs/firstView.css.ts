import { media } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// The first frame shows only the article: the columns next to it keep their space and are shown in the next one.
for (const hidden of ['#view-layout-sider > ul', 'main + aside > div', 'main + aside > nav']) {
  globalStyle(`:root[data-first-view="main"] ${hidden}`, { '@media': { [media.desktop]: { contentVisibility: 'hidden' } } })
}
