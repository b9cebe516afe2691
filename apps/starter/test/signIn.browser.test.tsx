import { RouterProvider } from '@tanstack/react-router'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AppProvider } from '../src/AppContext.tsx'
import { createApp } from '../src/createApp.ts'
import { storageKeys } from '../src/config.ts'

test('signing in leads to the page that was asked for, with no error or warning in the console', async () => {
  const written = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  onTestFinished(() => written.forEach((spy) => spy.mockRestore()))
  await open('/people')
  await expect.element(page.getByRole('heading', { level: 1, name: '进入设备台' })).toBeVisible()
  await page.getByRole('radio', { name: /^系统管理员/ }).click()
  await page.getByRole('button', { name: '进入' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '成员' })).toBeVisible()
  expect(written.flatMap(({ mock }) => mock.calls.map(String))).toEqual([])
})

/** Renders the app for a visitor who is signed out and asks for a page. */
async function open(path: string) {
  document.documentElement.dataset.routing = 'abstract'
  const app = await createApp(memoryStorage({ [storageKeys.locale]: 'zh-CN' }))
  const stop = app.start()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <AppProvider app={app}>
      <RouterProvider router={app.router} />
    </AppProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    stop()
    host.remove()
    delete document.documentElement.dataset.routing
  })
  app.layout.router.navigate(path)
}
