import { writeFile } from 'node:fs/promises'
import type { Locale } from '@view-site/i18n/product'
import { createImageRenderer, type ImageColors } from '@view-site/open-graph-image'
import { store } from '@view-site/site-data/store'
import { openGraphImages, type OpenGraphPage, type OutputFactory } from '@view-site/static-site/build'
import type { SiteFiles } from '@view-site/static-site/files'
import { light } from '@view-site/ui/palette'
import aboutEnUS from '../src/locales/head/en-US.ts'
import aboutZhCN from '../src/locales/head/zh-CN.ts'
import enUS from '../src/locales/en-US.ts'
import zhCN from '../src/locales/zh-CN.ts'
import type { BuildEnv } from './buildEnv.ts'

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
const openGraphPages: readonly OpenGraphPage[] = [
  ...named.map(({ path, name }) => ({
    path,
    title: { 'zh-CN': zhCN.titles[name], 'en-US': enUS.titles[name] },
    description: about(name),
  })),
  ...store.map(({ id, title, summary }) => ({ path: `/store/item/${id}`, title, description: summary })),
]

/** Whether a check draws the image of a page: those of pages that are not articles, and of the articles of one chapter. */
function isInImageSample(path: string): boolean {
  return path.startsWith('/view-ui-plus/guide/') || openGraphPages.some((page) => page.path === path)
}

/** Description of a page, by locale. */
export function about(name: keyof typeof aboutZhCN): Record<Locale, string> {
  return { 'zh-CN': aboutZhCN[name], 'en-US': aboutEnUS[name] }
}

const { bg, line, text, brand } = light.color

/** Colours of the Open Graph images. */
const colors: ImageColors = {
  mat: bg.sunken,
  sheet: bg.page,
  line: line.strong,
  tick: line.tick,
  text: text.base,
  muted: text.muted,
  subtle: text.subtle,
  brand,
}

/** Options of {@link openGraph}. */
export interface OpenGraphOptions {
  /** Which images are drawn. */
  draw: BuildEnv['drawImages']
  /** File that lists the images that pages name and only a later build draws. */
  laterList: string
}

/** Draws the Open Graph images. */
export function openGraph(brand: string, { draw, laterList }: OpenGraphOptions): OutputFactory {
  return (context) => {
    const later: string[] = []
    const files: SiteFiles = {
      ...context.files,
      keep(path, version) {
        context.files.keep(path, version)
        if (!context.files.has(path, version)) later.push(path)
      },
    }
    const images = openGraphImages({
      ...context,
      files,
      brand,
      renderer: createImageRenderer({ colors }),
      pages: openGraphPages,
      draw: draw === 'sample' ? isInImageSample : draw === 'all',
    })
    return {
      ...images,
      async finish() {
        await images.finish?.()
        await writeFile(laterList, JSON.stringify(later.sort(), null, 2))
      },
    }
  }
}
