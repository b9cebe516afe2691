import { createI18n, I18nProvider } from '@view-site/i18n'
import { createMessageCenter, MessageProvider } from '@view-site/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openBrowser, openTab, password } from '../../test/fixtures/openTab.ts'
import { SessionProvider, useSession } from '../index.ts'

function Status(): ReactNode {
  return useSession().status
}

test('on a server the status is loading, even with a session', async () => {
  const { session } = openTab(await openBrowser())
  await session.signIn({ mail: 'lin@example.com', password })
  const html = renderToString(
    <I18nProvider i18n={createI18n('zh-CN')}>
      <MessageProvider center={createMessageCenter()}>
        <SessionProvider session={session}>
          <Status />
        </SessionProvider>
      </MessageProvider>
    </I18nProvider>,
  )
  expect(html).toBe('loading')
})

test('without a provider it throws an error that names it', () => {
  expect(() => renderToString(<Status />)).toThrow(/SessionProvider/)
})
