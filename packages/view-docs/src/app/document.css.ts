import { firstViewAttribute } from '@view-site/docs/reader'
import { panelSelector, siderId } from '@view-site/layout/prepaint'
import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// The first frame renders only the article: the columns next to it keep their space and are rendered in the next frame.
for (const hidden of [`#${siderId} > ul`, `${panelSelector} > div`, `${panelSelector} > nav`]) {
  globalStyle(`:root[${firstViewAttribute}="main"] ${hidden}`, { '@media': { [media.desktop]: { contentVisibility: 'hidden' } } })
}

// Demos have the colors of the site, not those of View UI Plus.
globalStyle('.doc-sheet', {
  vars: {
    [vars.sheet.bg]: vars.color.bg.page,
    [vars.sheet.grid]: vars.color.line.base,
    [vars.sheet.line]: vars.color.line.strong,
    [vars.sheet.text]: vars.color.text.base,
    [vars.sheet.primary]: vars.color.accent.base,
    [vars.sheet.mark.text]: vars.color.accent.text,
  },
})
