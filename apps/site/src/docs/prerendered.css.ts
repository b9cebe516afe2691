import { firstViewAttribute } from '@view-site/docs/reader'
import { panelSelector, siderId } from '@view-site/layout/prepaint'
import { media } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// The first frame shows only the article: the columns next to it keep their space and are shown in the next one.
for (const hidden of [`#${siderId} > ul`, `${panelSelector} > div`, `${panelSelector} > nav`]) {
  globalStyle(`:root[${firstViewAttribute}="main"] ${hidden}`, { '@media': { [media.desktop]: { contentVisibility: 'hidden' } } })
}
