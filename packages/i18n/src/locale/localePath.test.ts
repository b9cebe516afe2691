import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createLocalePaths } from './localePath.ts'
import { localeOfPath, locales, localizePath, stripLocale } from '../product.ts'

test('zh-CN has no prefix, en-US has one', () => {
  expect(localeOfPath('/price')).toBe('zh-CN')
  expect(localeOfPath('/en-US/price')).toBe('en-US')
  expect(localeOfPath('/en-US')).toBe('en-US')
  expect(localeOfPath('/en-US?from=ad')).toBe('en-US')
  expect(localeOfPath('/en-US#top')).toBe('en-US')
})

test('an unknown or misspelt prefix is an ordinary path, and so is that of the default locale', () => {
  for (const path of ['/fr-FR/price', '/en/price', '/en-us/price', '/en-USA/price', '/zh-CN/price', '/price/en-US']) {
    expect(localeOfPath(path)).toBe('zh-CN')
    expect(stripLocale(path)).toBe(path)
  }
})

test('removes and adds the locale of a path, keeping query and hash', () => {
  expect(stripLocale('/en-US')).toBe('/')
  expect(stripLocale('/en-US?a=1')).toBe('/?a=1')
  expect(stripLocale('/en-US/price?a=1#b')).toBe('/price?a=1#b')
  expect(localizePath('/', 'en-US')).toBe('/en-US')
  expect(localizePath('/?a=1', 'en-US')).toBe('/en-US?a=1')
  expect(localizePath('/price?a=1#b', 'en-US')).toBe('/en-US/price?a=1#b')
  expect(localizePath('/en-US/price', 'zh-CN')).toBe('/price')
  expect(localizePath('/en-US/price', 'en-US')).toBe('/en-US/price')
})

test('external URLs and bare queries and hashes are unchanged', () => {
  for (const to of ['https://example.com/price', '//example.com/price', 'mailto:a@example.com', '#api', '?a=1', ''])
    expect(localizePath(to, 'en-US')).toBe(to)
})

test('adding and removing the locale returns the same path', () => {
  // Not `webPath`, which lists a million characters before its first path.
  const path = array(string({ unit: 'grapheme' }).map(encodeURIComponent))
    .map((segments) => `/${segments.join('/')}`)
    .filter((plain) => !plain.startsWith('//'))
  assert(
    property(path, constantFrom(...locales), (plain, locale) => {
      const localized = localizePath(plain, locale)
      expect(localeOfPath(localized)).toBe(locale)
      expect(stripLocale(localized)).toBe(plain)
    }),
  )
})

test('a site can have other locales: the first has no prefix, nor has a single one', () => {
  const german = createLocalePaths(['de-DE', 'ar'])
  expect(german.defaultLocale).toBe('de-DE')
  expect(german.localizePath('/start?a=1', 'ar')).toBe('/ar/start?a=1')
  expect(german.localizePath('/ar/start', 'de-DE')).toBe('/start')
  expect(german.localeOfPath('/en-US/start')).toBe('de-DE')
  const alone = createLocalePaths(['en-US'])
  expect(alone.localizePath('/start', 'en-US')).toBe('/start')
  expect(alone.stripLocale('/en-US/start')).toBe('/en-US/start')
  expect(() => createLocalePaths([])).toThrow('a site needs at least one locale')
})

test('with a base, URLs contain it and page paths do not', () => {
  for (const base of ['/docs', '/docs/']) {
    const { localizePath, stripLocale, localeOfPath } = createLocalePaths(['de-DE', 'ar'], { base })
    expect(localizePath('/', 'de-DE')).toBe('/docs/')
    expect(localizePath('/', 'ar')).toBe('/docs/ar')
    expect(localizePath('/start?a=1', 'ar')).toBe('/docs/ar/start?a=1')
    expect(localizePath('/docs/ar/start', 'de-DE')).toBe('/docs/start')
    expect(localeOfPath('/docs/ar/start')).toBe('ar')
    for (const root of ['/docs', '/docs/', '/docs/ar']) expect(stripLocale(root)).toBe('/')
    expect(stripLocale('/docs/ar/start#a')).toBe('/start#a')
    expect(stripLocale('/documents/start')).toBe('/documents/start')
  }
})
