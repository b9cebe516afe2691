import { loadT, type I18n, type TranslateFunction } from '@view-site/i18n'
import { defineMessages, type Locale } from '@view-site/i18n/product'
import type { LayoutTexts } from '@view-site/layout'
import type zhCN from '../locales/zh-CN.ts'

/** Texts of the site's own pages. */
export const siteTexts = defineMessages('site', {
  'zh-CN': () => import('../locales/zh-CN.ts'),
  'en-US': () => import('../locales/en-US.ts'),
})

export type SiteT = TranslateFunction<typeof zhCN>

/** The texts that every page needs before its first render: the site's own and the layout's. */
export interface SiteTexts {
  t: SiteT
  layout: LayoutTexts
}

const layoutTexts: Record<Locale, () => Promise<LayoutTexts>> = {
  'zh-CN': async () => (await import('@view-site/layout/locales/zh-CN')).zhCN,
  'en-US': async () => (await import('@view-site/layout/locales/en-US')).enUS,
}

/** Loads the texts of the layout in one locale. */
export function loadLayoutTexts(locale: Locale): Promise<LayoutTexts> {
  return layoutTexts[locale]()
}

/** Loads {@link SiteTexts} in one locale. */
export async function loadSiteTexts(i18n: I18n, locale: Locale): Promise<SiteTexts> {
  const [t, layout] = await Promise.all([loadT(i18n, siteTexts), loadLayoutTexts(locale)])
  return { t, layout }
}
