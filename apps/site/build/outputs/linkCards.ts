import type { Collection } from '@view-site/docs/compile'
import { localizePath, type Locale } from '@view-site/i18n/locale'
import { createCardPress, type Card, type CardColors } from '@view-site/link-card'
import type { SiteFiles } from '@view-site/prerender'
import { brand } from '@view-site/site-data/brand'
import { light } from '@view-site/ui/palette'
import { cardPath } from '../../src/head/cardPath.ts'
import aboutEnUS from '../../src/locales/head/en-US.ts'
import aboutZhCN from '../../src/locales/head/zh-CN.ts'
import enUS from '../../src/locales/en-US.ts'
import zhCN from '../../src/locales/zh-CN.ts'
import type { SiteOutput } from './SiteOutput.ts'

interface LinkCardsOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  /** Whether pictures are drawn; else those of earlier builds stay. @default true */
  draw?: boolean
}

const texts = { 'zh-CN': zhCN, 'en-US': enUS }
const abouts = { 'zh-CN': aboutZhCN, 'en-US': aboutEnUS }

/** The site's own pages with a picture, and where their words stand. Every article has one as well. */
const ownPages = [
  { path: '/', name: 'home' },
  { path: '/price', name: 'price' },
  { path: '/store', name: 'store' },
  { path: '/resource', name: 'resource' },
  { path: '/resource/sketch', name: 'resourceSketch' },
  { path: '/new-issue', name: 'newIssue' },
] as const

/** The picture beside a link to each page, in each locale. */
export function linkCards({ files, origin, collection, draw = true }: LinkCardsOptions): SiteOutput {
  const press = createCardPress({ colors })
  const write = async (path: string, locale: Locale, words: Omit<Card, 'brand' | 'address'>) => {
    const card = { ...words, brand: brand.title, address: new URL(origin).host + localizePath(path, locale).replace(/^\/$/, '') }
    if (draw) await files.write(cardPath(path, locale), () => press.print(card), press.version(card))
    else files.keep(cardPath(path, locale), press.version(card))
  }
  return {
    async article({ id, locale, title, subtitle, description }, { path }) {
      const section = (collection.frame(id, locale).breadcrumb ?? []).map((step) => step.title).filter((step) => step !== brand.title)
      await write(path, locale, { section: section.join(' · '), title, ...(subtitle ? { subtitle } : {}), description })
    },
    async finish() {
      for (const { path, name } of ownPages) {
        for (const locale of collection.locales) {
          await write(path, locale, { section: '', title: texts[locale].titles[name], description: abouts[locale][name] })
        }
      }
      await press.close()
    },
  }
}

const { bg, line, text, brand: blue } = light.color

const colors: CardColors = {
  mat: bg.sunken,
  sheet: bg.page,
  line: line.strong,
  tick: line.tick,
  text: text.base,
  muted: text.muted,
  subtle: text.subtle,
  brand: blue,
}
