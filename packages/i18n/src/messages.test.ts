import { expect, expectTypeOf, test } from 'vitest'
import { sampleMessages } from '../test/fixtures/messages.ts'
import { createI18n, loadMessages, loadT, localeOf, overlayTexts, switchLocale, type Messages, type TranslateFunction } from './index.ts'
import { defineMessages } from './product.ts'

type Sample = typeof sampleMessages extends () => Messages<infer T> ? T : never

test('texts are loaded in the language of the instance, with values and plurals', async () => {
  const messages = sampleMessages()
  const zh = await loadT(createI18n('zh-CN'), messages)
  const en = await loadT(createI18n('en-US'), messages)
  expect(zh('title')).toBe('登录')
  expect(en('mail.required')).toBe('Enter your e-mail address')
  expect(zh('greeting', { name: '<林>' })).toBe('<林>，你好')
  expect([en('items', { count: 1 }), en('items', { count: 2 })]).toEqual(['1 item', '2 items'])
  expect([zh('items', { count: 1 }), zh('items', { count: 2 })]).toEqual(['1 条', '2 条'])
})

test('switching loads the texts of all used namespaces before the language changes', async () => {
  const i18n = createI18n('zh-CN')
  const [one, two] = [sampleMessages('one'), sampleMessages('two')]
  await loadT(i18n, one)
  await loadT(i18n, two)
  const seen: boolean[] = []
  i18n.on('languageChanged', () => seen.push(i18n.hasResourceBundle('en-US', 'one') && i18n.hasResourceBundle('en-US', 'two')))
  await switchLocale(i18n, 'en-US')
  expect(localeOf(i18n)).toBe('en-US')
  expect(seen).toEqual([true])
})

test('a file is loaded once, and again after a failure', async () => {
  let asked = 0
  const texts = { title: '登录' } as const
  const messages = defineMessages('flaky', {
    'zh-CN': async () => {
      asked += 1
      if (asked === 1) throw new Error('offline')
      return { default: texts }
    },
    'en-US': async () => ({ default: { title: 'Sign in' } }),
  })
  await expect(loadMessages([messages], 'zh-CN')).rejects.toThrow('offline')
  await Promise.all([messages.load('zh-CN'), messages.load('zh-CN')])
  await messages.load('zh-CN')
  expect(asked).toBe(2)
  expect(messages.peek('zh-CN')).toBe(texts)
})

test('two declarations of one namespace throw an error', async () => {
  const i18n = createI18n('zh-CN')
  await loadT(i18n, sampleMessages('same'))
  await expect(loadT(i18n, sampleMessages('same'))).rejects.toThrow(/same/)
})

test('[I18N-02] keys and values are typed, and en-US must have the keys of zh-CN', async () => {
  expectTypeOf<Parameters<TranslateFunction<Sample>>[0]>().toEqualTypeOf<'title' | 'greeting' | 'items' | 'mail.required'>()
  const t = await loadT(createI18n('zh-CN'), sampleMessages('typed'))
  // @ts-expect-error an unknown key
  t('titel')
  // @ts-expect-error a value is missing
  t('greeting')
  // @ts-expect-error a value of another name
  t('greeting', { nmae: '林' })
  defineMessages('incomplete', {
    'zh-CN': async () => ({ default: { title: '登录', mail: '邮箱' } }),
    // @ts-expect-error `mail` is missing
    'en-US': async () => ({ default: { title: 'Sign in' } }),
  })
})

test('[API-06] overrides replace built-in texts in loaded and in later namespaces', async () => {
  const i18n = createI18n('zh-CN')
  const [shown, later] = [sampleMessages('shop/shown'), sampleMessages('shop/later')]
  const t = await loadT(i18n, shown)
  let drawn = 0
  i18n.on('languageChanged', () => (drawn += 1))
  overlayTexts(i18n, {
    'zh-CN': { 'shop/shown.title': '进入', 'shop/later.mail.required': '请写邮箱' },
    'en-US': { 'shop/shown.title': 'Enter' },
  })
  expect([t('title'), drawn]).toEqual(['进入', 1])
  expect((await loadT(i18n, later))('mail.required')).toBe('请写邮箱')
  await switchLocale(i18n, 'en-US')
  expect((await loadT(i18n, shown))('title')).toBe('Enter')
  overlayTexts(i18n, {})
  expect((await loadT(i18n, shown))('title')).toBe('Sign in')
})

test.each(['__proto__.title', 'constructor.prototype.title', 'mail', 'mail.required.deeper', 'nothing', ''])(
  '[API-06] an override of the unknown key %j changes nothing',
  async (key) => {
    const i18n = createI18n('zh-CN')
    const messages = sampleMessages('odd')
    const before = await messages.load('zh-CN')
    const remote: Record<string, string> = JSON.parse(`{ ${JSON.stringify(`odd.${key}`)}: "x" }`)
    overlayTexts(i18n, { 'zh-CN': remote })
    await loadT(i18n, messages)
    expect(i18n.getResourceBundle('zh-CN', 'odd')).toEqual(before)
    expect(Reflect.get({}, 'title')).toBe(undefined)
  },
)
