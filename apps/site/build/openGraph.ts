import type { Locale } from '@view-site/i18n/product'
import type { ImageColors } from '@view-site/open-graph-image'
import { store } from '@view-site/site-data/store'
import type { OpenGraphPage } from '@view-site/static-site/build'
import { light } from '@view-site/ui/palette'
import aboutEnUS from '../src/locales/head/en-US.ts'
import aboutZhCN from '../src/locales/head/zh-CN.ts'
import enUS from '../src/locales/en-US.ts'
import zhCN from '../src/locales/zh-CN.ts'

/** Paths of {@link openGraphPages} with the keys of their texts. */
const named = [
  { path: '/', name: 'home' },
  { path: '/price', name: 'price' },
  { path: '/store', name: 'store' },
  { path: '/resource', name: 'resource' },
  { path: '/resource/sketch', name: 'resourceSketch' },
  { path: '/new-issue', name: 'newIssue' },
] as const

/** The site's own pages with an Open Graph image, besides the articles. */
export const openGraphPages: readonly OpenGraphPage[] = [
  ...named.map(({ path, name }) => ({
    path,
    title: { 'zh-CN': zhCN.titles[name], 'en-US': enUS.titles[name] },
    description: about(name),
  })),
  ...store.map(({ id, title, summary }) => ({ path: `/store/item/${id}`, title, description: summary })),
]

/** Whether a check draws the image of a page: those of pages that are not articles, and of the articles of one chapter. */
export function isInImageSample(path: string): boolean {
  return path.startsWith('/view-ui-plus/guide/') || openGraphPages.some((page) => page.path === path)
}

/** Description of a page, by locale. */
export function about(name: keyof typeof aboutZhCN): Record<Locale, string> {
  return { 'zh-CN': aboutZhCN[name], 'en-US': aboutEnUS[name] }
}

const { bg, line, text, brand } = light.color

/** Colours of the Open Graph images. */
export const colors: ImageColors = {
  mat: bg.sunken,
  sheet: bg.page,
  line: line.strong,
  tick: line.tick,
  text: text.base,
  muted: text.muted,
  subtle: text.subtle,
  brand,
}
