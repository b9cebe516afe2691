import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layoutOptions } from '../../../test/layoutOptions.tsx'
import NextLink from '../../../test/next-router/link.tsx'
import { notFound, usePathname } from '../../../test/next-router/navigation.ts'
import { NextRouter } from '../../../test/next-router/NextRouter.tsx'
import { createLayout, useUnsaved, type Layout } from '../../index.ts'
import { NextLayout, type NextPages } from '../../next.ts'
import { ErrorBoundary } from '../../page-error/ErrorBoundary.tsx'

const pages: NextPages = {
  '/price': { page: 'work', title: 'Price' },
  '/edit': { page: 'work', title: 'Edit', cache: true },
  '/pro': { page: 'work', auth: ['pro'] },
  '/missing': { page: 'work' },
}

const visited: string[] = []

/** What Next gives its layouts as children: always the page of the address. */
function Page() {
  const pathname = usePathname()
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  visited.push(pathname)
  if (pathname === '/missing') notFound()
  return (
    <>
      <h1>{pathname}</h1>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <NextLink href="/price">The page’s own link</NextLink>
    </>
  )
}

async function open(start: string, basePath = '') {
  await page.viewport(1440, 900)
  visited.length = 0
  const before = location.href
  history.pushState(null, '', start)
  const calls: string[] = []
  let layout: Layout | undefined
  const create = (router: Parameters<Parameters<typeof NextLayout>[0]['create']>[0]) =>
    (layout = createLayout({ ...layoutOptions(), router, settings: { tabs: true } }))
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <NextRouter onCall={(call) => calls.push(call)}>
        <ErrorBoundary fallback={() => <h1>The app’s “not found”</h1>}>
          <NextLayout pages={pages} create={create} basePath={basePath} forbidden={<h1>No access</h1>}>
            <Page />
          </NextLayout>
        </ErrorBoundary>
      </NextRouter>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
    history.replaceState(null, '', before)
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
  if (layout === undefined) throw new Error('The layout was not made.')
  await expect.element(tabs).toBeVisible()
  return { layout, calls }
}

const tabs = page.getByRole('navigation', { name: '打开的页面' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const dialog = page.getByRole('alertdialog')
const text = page.getByLabelText('text')
const stay = page.getByRole('button', { name: '继续编辑' })
const leave = page.getByRole('button', { name: '放弃修改' })

test('[PLUS-08] pages are shown in the shell with their tabs; data is loaded again by Next', async () => {
  const { layout, calls } = await open('/price')
  layout.router.navigate('/edit')
  await expect.element(heading('/edit')).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Edit' })).toHaveAttribute('aria-current', 'page')
  layout.reload()
  expect(calls).toContain('refresh')
  expect(location.pathname).toBe('/edit')
})

test('links load their page in advance when they get the focus', async () => {
  const { calls } = await open('/edit')
  page.getByRole('link', { name: '商店' }).element().focus()
  expect(calls).toContain('prefetch /store')
})

test('an address that opens in a new tab includes the base path of the app', async () => {
  const { layout } = await open('/price', '/app')
  expect(layout.router.addressOf?.('/edit?a=1#part')).toBe('/app/edit?a=1#part')
})

test('[PLUS-08] with unsaved changes the page’s own links and the layout’s ask first', async () => {
  const { layout } = await open('/edit')
  await userEvent.type(text, 'a')
  await page.getByRole('link', { name: 'The page’s own link' }).click()
  await stay.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('a')
  layout.router.navigate('/price')
  await expect.element(dialog).toBeVisible()
  await stay.click()
  await page.getByRole('link', { name: 'The page’s own link' }).click()
  await leave.click()
  await expect.element(heading('/price')).toBeVisible()
})

test('[PLUS-08] with unsaved changes the back button asks first, and goes back after a yes', async () => {
  const { layout } = await open('/price')
  layout.router.navigate('/edit')
  await expect.element(heading('/edit')).toBeVisible()
  await userEvent.type(text, 'a')
  history.back()
  await stay.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.pathname).toBe('/edit')
  await expect.element(text).toHaveValue('a')
  history.back()
  await leave.click()
  await expect.element(heading('/price')).toBeVisible()
  expect(location.pathname).toBe('/price')
})

test('[PLUS-08] a page that the visitor may not see is never rendered, until access is given', async () => {
  const { layout } = await open('/price')
  layout.router.navigate('/pro')
  await expect.element(heading('No access')).toBeVisible()
  expect(visited).not.toContain('/pro')
  layout.update({ can: () => true })
  await expect.element(heading('/pro')).toBeVisible()
})

test('what Next handles itself, such as “not found”, is not shown as an error of the page', async () => {
  const { layout } = await open('/price')
  layout.router.navigate('/missing')
  await expect.element(heading('The app’s “not found”')).toBeVisible()
})
