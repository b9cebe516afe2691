import type { Locale } from '@view-site/i18n/product'
import type { HeroCode } from '../../build/heroCode.ts'

const loaders: Record<Locale, () => Promise<{ default: HeroCode }>> = {
  'zh-CN': () => import('virtual:hero/zh-CN'),
  'en-US': () => import('virtual:hero/en-US'),
}

/** Loads the code shown next to the running demo, in one language. */
export async function loadHero(locale: Locale): Promise<HeroCode> {
  return (await loaders[locale]()).default
}
