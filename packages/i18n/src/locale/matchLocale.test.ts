import { expect, test } from 'vitest'
import { matchLocale } from './matchLocale.ts'

const european = ['de-DE', 'fr-FR', 'pt-PT', 'pt-BR'] as const

test('a tag gets its own locale, whatever its case, or one of its language', () => {
  expect(matchLocale('fr-fr', european)).toBe('fr-FR')
  expect(matchLocale('fr-CA', european)).toBe('fr-FR')
  expect(matchLocale('de', european)).toBe('de-DE')
})

test('among several locales of a language, script and region decide, as the tag usually implies them', () => {
  expect(matchLocale('pt', european)).toBe('pt-BR')
  expect(matchLocale('pt-PT', european)).toBe('pt-PT')
  expect(matchLocale('pt-AO', european)).toBe('pt-PT')
  expect(matchLocale('zh-TW', ['zh-Hans', 'zh-Hant'])).toBe('zh-Hant')
  expect(matchLocale('zh-SG', ['zh-Hant', 'zh-Hans'])).toBe('zh-Hans')
})

test('a language without a locale, and a malformed tag, have none', () => {
  for (const tag of ['en', 'en-US', '', '-', 'null', 'french', '__proto__']) expect(matchLocale(tag, european)).toBe(undefined)
  expect(matchLocale('pt_BR', european)).toBe(undefined)
  expect(matchLocale('pt-!', european)).toBe('pt-PT')
})
