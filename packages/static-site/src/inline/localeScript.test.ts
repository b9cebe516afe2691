import { runInNewContext } from 'node:vm'
import { chooseLocale } from '@view-site/i18n/product'
import { array, assert, boolean, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { inlineScript } from './inlineScript.ts'
import { localeScript } from './localeScript.ts'

interface Visit {
  address: string
  stored?: string | null
  languages?: readonly string[]
  autoDetect?: boolean
  userAgent?: string
  isBlocked?: boolean
  /** @default `['zh-CN', 'en-US']` */
  locales?: readonly string[]
  base?: string
}

/** The address that the script redirects to, or the given one if it does not redirect. */
function open({
  address,
  stored = null,
  languages = [],
  autoDetect = true,
  userAgent = 'Mozilla/5.0',
  isBlocked = false,
  locales = ['zh-CN', 'en-US'],
  base = '',
}: Visit): string {
  let current = address
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  const storage = { getItem: (key: string) => (key === 'site:locale' ? stored : 'another key') }
  const context = {
    location: { pathname, search, hash, replace: (to: string) => (current = to) },
    navigator: { languages, userAgent },
    get localStorage() {
      if (isBlocked) throw new Error('blocked')
      return storage
    },
  }
  runInNewContext(inlineScript(localeScript, 'site:locale', locales, autoDetect, base), context)
  return current
}

test('[I18N-01] the stored choice comes first, then the browser language, then the default', () => {
  expect(open({ address: '/price', stored: 'en-US', languages: ['zh-CN'] })).toBe('/en-US/price')
  expect(open({ address: '/price', stored: 'zh-CN', languages: ['en-US'] })).toBe('/price')
  expect(open({ address: '/price', languages: ['fr-FR', 'en-GB', 'zh-CN'] })).toBe('/en-US/price')
  expect(open({ address: '/price', languages: ['zh-TW', 'en'] })).toBe('/price')
  expect(open({ address: '/price', languages: ['fr-FR'] })).toBe('/price')
})

test('[I18N-01] with auto-detection off, only a stored choice counts', () => {
  expect(open({ address: '/price', languages: ['en-US'], autoDetect: false })).toBe('/price')
  expect(open({ address: '/price', stored: 'en-US', autoDetect: false })).toBe('/en-US/price')
})

test('[I18N-01] it chooses the same locale as the application, for any stored value and browser languages', () => {
  const language = oneof(constantFrom('zh-CN', 'zh', 'zh-TW', 'en', 'EN-gb', 'en-US', 'fr', 'de-AT', ''), string())
  const stored = oneof(constantFrom(null, 'zh-CN', 'en-US', 'en', 'null', '{}'), string())
  assert(
    property(stored, array(language), boolean(), (kept, languages, autoDetect) => {
      const expected = chooseLocale({ stored: kept, languages, autoDetect })
      expect(open({ address: '/price', stored: kept, languages, autoDetect })).toBe(expected === 'en-US' ? '/en-US/price' : '/price')
    }),
  )
})

test('[I18N-01] a redirect keeps query and hash, and adds no slash after the locale of the home page', () => {
  expect(open({ address: '/price?product=icrud#faq', stored: 'en-US' })).toBe('/en-US/price?product=icrud#faq')
  expect(open({ address: '/?utm_source=a', stored: 'en-US' })).toBe('/en-US?utm_source=a')
})

test('[I18N-01] neither an address with a locale nor a crawler is redirected', () => {
  expect(open({ address: '/en-US/price', stored: 'zh-CN' })).toBe('/en-US/price')
  expect(open({ address: '/en-US', stored: 'en-US' })).toBe('/en-US')
  expect(open({ address: '/en-USA', stored: 'en-US' })).toBe('/en-US/en-USA')
  expect(open({ address: '/price', languages: ['en'], userAgent: 'Googlebot/2.1' })).toBe('/price')
})

test('[I18N-01] blocked storage counts as no stored choice', () => {
  expect(open({ address: '/price', languages: ['en'], isBlocked: true })).toBe('/en-US/price')
  expect(open({ address: '/price', languages: ['zh'], isBlocked: true })).toBe('/price')
})

test('the locales are those of the site, and the first of them has no prefix', () => {
  const locales = ['de-DE', 'ar', 'pt-BR']
  expect(open({ address: '/start', languages: ['ar-EG', 'de'], locales })).toBe('/ar/start')
  expect(open({ address: '/start', languages: ['en', 'de-AT'], locales })).toBe('/start')
  expect(open({ address: '/ar/start', stored: 'pt-BR', locales })).toBe('/ar/start')
  expect(open({ address: '/', stored: 'pt-BR', locales })).toBe('/pt-BR')
  expect(open({ address: '/en-US/start', stored: 'en-US', languages: ['en'], locales })).toBe('/en-US/start')
  expect(open({ address: '/start', languages: ['en'], locales: ['en'] })).toBe('/start')
})

test('below a base, it leads below the base', () => {
  const visit = { base: '/docs', locales: ['de-DE', 'ar'], languages: ['ar'] }
  expect(open({ ...visit, address: '/docs/start?a=1#b' })).toBe('/docs/ar/start?a=1#b')
  expect(open({ ...visit, address: '/docs/' })).toBe('/docs/ar')
  expect(open({ ...visit, address: '/docs/ar/start' })).toBe('/docs/ar/start')
})
