import { createI18n, I18nProvider } from '@view-site/i18n'
import { Button, createMessageCenter, MessageProvider } from '@view-site/ui'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBrowser, openTab } from '../../test/fixtures/openTab.ts'
import { createSessionDialogs, SessionProvider, useSignIn } from '../index.ts'

function mount(ui: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(ui))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
}

function Opener({ answered }: { answered: (answer: boolean) => void }) {
  const { open } = useSignIn()
  return <Button onClick={() => void open().then(answered)}>open sign-in</Button>
}

test('[PLUS-05] [AUTH-01] the dialogs are shown once, outside of the application, which may open them or come while one is open', async () => {
  const { session } = openTab(await openBrowser())
  const [i18n, messages] = [createI18n('zh-CN'), createMessageCenter()]
  const dialogs = createSessionDialogs({ session, i18n, messages })
  const provide = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <MessageProvider center={messages}>{children}</MessageProvider>
    </I18nProvider>
  )
  const answers: boolean[] = []
  mount(provide(<SessionProvider session={session} dialogs={dialogs} />))
  void dialogs.openSignIn('sign-in').then((answer) => answers.push(answer))
  const mail = page.getByRole('dialog').getByLabelText('邮箱')
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard('lin@')

  mount(
    provide(
      <SessionProvider session={session} dialogs={dialogs} showDialogs={false}>
        <Opener answered={(answer) => answers.push(answer)} />
      </SessionProvider>,
    ),
  )
  await expect.element(mail).toHaveValue('lin@')
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(answers).toEqual([false])

  await page.getByRole('button', { name: 'open sign-in' }).click()
  await expect.element(mail).toHaveFocus()
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => answers).toEqual([false, false])
})
