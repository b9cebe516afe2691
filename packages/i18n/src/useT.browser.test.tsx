import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n, I18nProvider, loadMessages, switchLocale, useLocale, useT, type Messages } from './index.ts'
import { defineMessages } from './product.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Texts whose files load when the test resolves them. */
function slowMessages() {
  const arrivals: (() => void)[] = []
  const file = <T,>(texts: T) => new Promise<{ default: T }>((resolve) => arrivals.push(() => resolve({ default: texts })))
  const messages = defineMessages('slow', {
    'zh-CN': () => file({ title: '登录' } as const),
    'en-US': () => file({ title: 'Sign in' }),
  })
  return { messages, arrive: () => arrivals.splice(0).forEach((resolve) => resolve()) }
}

type Slow = ReturnType<typeof slowMessages>['messages']

function App({ messages, i18n }: { messages: Slow; i18n: ReturnType<typeof createI18n> }) {
  return (
    <I18nProvider i18n={i18n}>
      <Suspense fallback="loading">
        <Title messages={messages} />
      </Suspense>
    </I18nProvider>
  )
}

function Title({ messages }: { messages: Messages<{ title: '登录' }> }) {
  const t = useT(messages)
  return <h1 lang={useLocale()}>{t('title')}</h1>
}

test('hydration keeps the prerendered text until the texts are loaded, without a mismatch', async () => {
  const server = slowMessages()
  const preloaded = loadMessages([server.messages], 'en-US')
  server.arrive()
  await preloaded
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<App messages={server.messages} i18n={createI18n('en-US')} />)
  const before = host.querySelector('h1')

  const client = slowMessages()
  const errors: unknown[] = []
  await act(() =>
    hydrateRoot(host, <App messages={client.messages} i18n={createI18n('en-US')} />, { onRecoverableError: (e) => errors.push(e) }),
  )
  expect(host.textContent).toBe('Sign in')
  await act(async () => client.arrive())
  expect(host.textContent).toBe('Sign in')
  expect(host.querySelector('h1')).toBe(before)
  expect(errors).toEqual([])
})

test('[I18N-01] switching the locale updates the page without showing the fallback', async () => {
  const { messages, arrive } = slowMessages()
  const i18n = createI18n('zh-CN')
  const host = document.body.appendChild(document.createElement('div'))
  const preloaded = loadMessages([messages], 'zh-CN')
  arrive()
  await preloaded
  host.innerHTML = renderToString(<App messages={messages} i18n={createI18n('zh-CN')} />)
  await act(() => hydrateRoot(host, <App messages={messages} i18n={i18n} />))

  const switched = switchLocale(i18n, 'en-US')
  expect(host.textContent).toBe('登录')
  arrive()
  await act(() => switched)
  expect(host.innerHTML).toContain('<h1 lang="en-US">Sign in</h1>')
})
