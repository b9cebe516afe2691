import { languageOf } from '../../locales/texts.ts'

/** A Chinese character, or the punctuation that only Chinese text uses. */
export const chinese = /[\p{Script=Han}\u3001\u3002\u300a-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u

/** Languages whose own writing has Chinese characters. */
const withHan = ['zh', 'ja', 'ko', 'yue']

/** Whether a locale is Chinese. */
export function isChinese(locale: string): boolean {
  return languageOf(locale) === 'zh'
}

/** Whether Chinese in a text of a locale was left over when the text was translated: another locale of the site is Chinese. */
export function isLeftOver(text: string, locale: string, locales: readonly string[]): boolean {
  return !withHan.includes(languageOf(locale)) && locales.some(isChinese) && chinese.test(text)
}

/** The English name of a locale's language: `Chinese` of `zh-CN`. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(languageOf(locale)) ?? locale
}
