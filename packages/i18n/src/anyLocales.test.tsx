import { renderToString } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { sampleMessages } from '../test/fixtures/messages.ts'
import { shopLocales, shopMessages, shopPaths } from '../test/fixtures/european/shop.ts'
import {
  chooseLocale,
  createI18n,
  formatDate,
  formatDuration,
  formatMoney,
  I18nProvider,
  loadMessages,
  loadT,
  localeOf,
  messagesFor,
  overlayTexts,
  switchLocale,
  useLocale,
  useT,
} from './index.ts'

test('an app with other locales has its texts in each, with the plural forms of its language', async () => {
  const [de, pl, ar] = await Promise.all(shopLocales.map((locale) => loadT(createI18n(locale), shopMessages)))
  expect([de?.('title'), pl?.('title'), ar?.('title')]).toEqual(['Warenkorb', 'Koszyk', 'السلة'])
  expect(de?.('greeting', { name: 'Ada' })).toBe('Hallo, Ada')
  expect([1, 2, 5].map((count) => pl?.('items', { count }))).toEqual(['1 artykuł', '2 artykuły', '5 artykułów'])
  expect([2, 3].map((count) => ar?.('items', { count }))).toEqual(['عنصران', '3 عنصر'])
})

test('switching between them loads the texts of the new one', async () => {
  const i18n = createI18n('de-DE')
  await loadT(i18n, shopMessages)
  await switchLocale(i18n, 'pl-PL')
  expect(localeOf(i18n)).toBe('pl-PL')
  expect((await loadT(i18n, shopMessages))('title')).toBe('Koszyk')
})

test('a visitor gets a locale of the list: the stored one, one of a preferred language, or the first', () => {
  expect(chooseLocale(shopLocales, { stored: 'ar', languages: ['pl'] })).toBe('ar')
  expect(chooseLocale(shopLocales, { stored: 'zh-CN', languages: ['en', 'pl'] })).toBe('pl-PL')
  expect(chooseLocale(shopLocales)).toBe('de-DE')
  expect(shopPaths.localizePath('/cart', chooseLocale(shopLocales, { languages: ['ar-EG'] }))).toBe('/ar/cart')
})

test('a part of the app without texts in the current locale shows those of its language, or its first ones', async () => {
  const part = sampleMessages('part')
  expect((await loadT(createI18n('en-GB'), part))('title')).toBe('Sign in')
  expect((await loadT(createI18n('de-DE'), part))('title')).toBe('登录')
})

function Cart({ names }: { names: { 'zh-CN': string; 'en-US': string } }) {
  const t = useT(shopMessages)
  return (
    <p lang={useLocale()}>
      {t('title')}: {names[useLocale(['en-US', 'zh-CN'])]}
    </p>
  )
}

function cartPage(locale: string): string {
  return renderToString(
    <I18nProvider i18n={createI18n(locale)}>
      <Cart names={{ 'zh-CN': '书', 'en-US': 'Book' }} />
    </I18nProvider>,
  )
}

test('useLocale is the current locale, or the one of a list in which data exists', async () => {
  await loadMessages([shopMessages], 'de-DE')
  expect(cartPage('de-DE')).toBe('<p lang="de-DE">Warenkorb<!-- -->: <!-- -->Book</p>')
  expect(cartPage('zh-TW')).toBe('<p lang="zh-TW">Warenkorb<!-- -->: <!-- -->书</p>')
})

test('texts of a server replace built-in ones in any locale', async () => {
  const i18n = createI18n('pl-PL')
  const t = await loadT(i18n, shopMessages)
  overlayTexts(i18n, { 'pl-PL': { 'shop.title': 'Zakupy' }, ar: { 'shop.title': 'مشتريات' } })
  expect(t('title')).toBe('Zakupy')
  await switchLocale(i18n, 'ar')
  expect((await loadT(i18n, shopMessages))('title')).toBe('مشتريات')
})

test('formats follow the locale', () => {
  expect(formatMoney(198_050, 'EUR', 'de-DE')).toBe('1.980,50\u00A0€')
  expect(formatDate('2026-05-06', 'pl-PL')).toBe('6 maja 2026')
  expect(formatDuration(899, 'de-DE', 'long')).toBe('14 Minuten, 59 Sekunden')
})

test('the first locale is the source: its keys and values are typed, and every other locale needs them', () => {
  const define = messagesFor(shopLocales)
  expectTypeOf(shopMessages.shape).toExtend<{ title: string } | undefined>()
  define('incomplete', {
    'de-DE': async () => ({ default: { title: 'Warenkorb', mail: 'E-Mail' } }),
    // @ts-expect-error `mail` is missing
    'pl-PL': async () => ({ default: { title: 'Koszyk' } }),
    ar: async () => ({ default: { title: 'السلة', mail: 'البريد' } }),
  })
  // @ts-expect-error Arabic is missing
  define('two', { 'de-DE': async () => ({ default: { title: 'Warenkorb' } }), 'pl-PL': async () => ({ default: { title: 'Koszyk' } }) })
})

test('a locale without a file is an error that names it, for callers without a compiler', async () => {
  // @ts-expect-error Arabic is missing
  const messages = messagesFor(['de-DE', 'ar'])('partly', { 'de-DE': async () => ({ default: { title: 'Warenkorb' } }) })
  await expect(messages.load('ar')).rejects.toThrow('"partly" has no texts for ar')
})
