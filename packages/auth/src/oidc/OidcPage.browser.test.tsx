import { expect, onTestFinished, test } from 'vitest'
import { browserPage } from './OidcPage.ts'

/** A window of this origin, which may leave its page. */
async function openWindow() {
  const frame = document.createElement('iframe')
  onTestFinished(() => frame.remove())
  const loaded = () => new Promise<unknown>((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const first = loaded()
  frame.src = '/favicon.ico?code=1'
  document.body.append(frame)
  await first
  const view = frame.contentWindow
  if (!view) throw new Error('The frame has no window.')
  return { view, loaded, page: browserPage(view) }
}

test('replaces the URL without a new history entry', async () => {
  const { view, page } = await openWindow()
  const before = view.history.length
  page.replace(new URL('/clean', page.href).href)
  expect([new URL(page.href).pathname, new URL(page.href).search, view.history.length]).toEqual(['/clean', '', before])
})

test('goes to another page', async () => {
  const { page, loaded } = await openWindow()
  const left = loaded()
  page.assign(new URL('/login?state=1', page.href).href)
  await left
  expect(page.href).toMatch(/\/login\?state=1$/)
})

test('goes to another page by a POST, whose fields are not part of the URL', async () => {
  const { page, loaded } = await openWindow()
  const left = loaded()
  page.submit(new URL('/bye', page.href).href, { id_token_hint: 'secret' })
  await left
  expect(page.href).toMatch(/\/bye$/)
})
