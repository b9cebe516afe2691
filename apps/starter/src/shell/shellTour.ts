import { searchButton, siderId } from '@view-site/layout/prepaint'
import type { Tour } from '@view-site/layout/tour'
import type { T } from '../texts.ts'

/** Explains the parts around the pages. On phones, where the menus are in a drawer, it has a step less. */
export function shellTour(t: T): Tour {
  return {
    id: 'shell',
    title: t('tour.title'),
    steps: [
      { target: `#${siderId}`, title: t('tour.menus'), text: t('tour.menusText'), side: 'inline-end' },
      { target: searchButton, title: t('tour.search'), text: t('tour.searchText') },
      { target: '[data-tour="account"]', title: t('tour.account'), text: t('tour.accountText') },
      { target: 'main h1', title: t('tour.page'), text: t('tour.pageText') },
    ],
  }
}
