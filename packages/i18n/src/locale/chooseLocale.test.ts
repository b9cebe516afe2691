import { expect, test } from 'vitest'
import { chooseLocale } from '../product.ts'

test('[I18N-01] the stored choice takes precedence', () => {
  expect(chooseLocale({ stored: 'en-US', languages: ['zh-CN'] })).toBe('en-US')
  expect(chooseLocale({ stored: 'zh-CN', languages: ['en-US'], autoDetect: false })).toBe('zh-CN')
})

test('[I18N-01] then the first supported browser language', () => {
  expect(chooseLocale({ languages: ['en-GB', 'zh-CN'] })).toBe('en-US')
  expect(chooseLocale({ languages: ['fr-FR', 'zh-TW', 'en'] })).toBe('zh-CN')
})

test('[I18N-01] the default without auto-detect or a supported language', () => {
  expect(chooseLocale({ languages: ['en-US'], autoDetect: false })).toBe('zh-CN')
  expect(chooseLocale({ languages: ['fr-FR', 'de'] })).toBe('zh-CN')
  expect(chooseLocale()).toBe('zh-CN')
})

test('[I18N-01] an invalid stored choice is ignored', () => {
  for (const stored of ['', 'null', 'en', '{}', '__proto__', null, undefined])
    expect(chooseLocale({ stored, languages: ['en-US'] })).toBe('en-US')
})
