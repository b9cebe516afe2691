import { media } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { groupTitle, inRail, topGroup } from './Sider.css.ts'

// Forced colors draw no background, which marks the group of the current page otherwise.
globalStyle(`${inRail} ${topGroup} > ${groupTitle}[data-current]:not(:focus-visible)`, {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
