import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { en, type SiteTexts } from '../locales/en.ts'
import { zh } from '../locales/zh.ts'
import { inLanguage } from './inLanguage.ts'

/** The texts of a locale: those given, completed by the built-in ones. */
export function textsOf(locale: string, given: Partial<SiteTexts> = {}): SiteTexts {
  return { ...inLanguage({ ar, de, en, zh }, locale), ...given }
}
