import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleMessages } from '../test/fixtures/messages.ts'
import { createI18n, I18nProvider, loadMessages, richText, useLocale, useT, type Messages } from './index.ts'

type Sample = ReturnType<typeof sampleMessages>

function Title({ messages }: { messages: Sample }) {
  const t = useT(messages)
  return (
    <h1 lang={useLocale()}>
      {t('title')} {t('items', { count: 1 })}
    </h1>
  )
}

test('a server renders preloaded texts synchronously, each instance in its own language', async () => {
  const messages = sampleMessages()
  await Promise.all([loadMessages([messages], 'zh-CN'), loadMessages([messages], 'en-US')])
  const page = (locale: 'zh-CN' | 'en-US') =>
    renderToString(
      <I18nProvider i18n={createI18n(locale)}>
        <Title messages={messages} />
      </I18nProvider>,
    )
  expect(page('zh-CN')).toBe('<h1 lang="zh-CN">登录<!-- --> <!-- -->1 条</h1>')
  expect(page('en-US')).toBe('<h1 lang="en-US">Sign in<!-- --> <!-- -->1 item</h1>')
})

test('without a provider it throws an error that names it', () => {
  const messages: Messages = sampleMessages()
  const Lost = () => useT(messages)('title')
  expect(() => renderToString(<Lost />)).toThrow(/I18nProvider/)
})

const link = (words: string) => <a href="/privacy">{words}</a>

test('richText inserts elements, and unknown tags become plain text', () => {
  const text = '同意<privacy>隐私政策</privacy>和<b>其他</b>'
  expect(renderToString(<p>{richText(text, { privacy: link, b: <strong /> })}</p>)).toContain(
    '<a href="/privacy">隐私政策</a>和<strong>其他</strong>',
  )
  expect(renderToString(<p>{richText('a<toString>b</toString>', {})}</p>)).toContain('b')
})
