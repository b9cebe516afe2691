import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import { usePageTitle } from '../index.ts'
import { followPages } from '../navigation.ts'

/** A page whose title comes from data that a button loads. */
function Order({ number }: { number: string }) {
  const [name, setName] = useState<string>()
  usePageTitle(name && `订单 ${name}`)
  return (
    <>
      <h1>{number}</h1>
      <button type="button" onClick={() => setName(number)}>
        加载
      </button>
      <button type="button" onClick={() => setName('')}>
        清空
      </button>
    </>
  )
}

const routes = {
  '/': { meta: { name: 'home', title: '首页' } },
  '/orders/1': { meta: { title: '订单' }, view: () => <Order key="1" number="A1" /> },
  '/orders/2': { meta: { title: '订单' }, view: () => <Order key="2" number="A2" /> },
}

async function open() {
  const rendered = await renderLayout({ path: '/orders/1', routes, user: 'me', settings: { tabs: true, showBreadcrumb: true } })
  const before = document.title
  const stop = followPages(rendered.layout)
  onTestFinished(() => {
    stop()
    document.title = before
  })
  await expect.element(crumb()).toHaveTextContent('订单')
  return rendered
}
const crumb = () => page.getByRole('navigation', { name: '当前位置' }).getByText(/^订单/)
const tabs = () => [...page.getByRole('navigation', { name: '打开的页面' }).element().querySelectorAll('a')].map((link) => link.textContent)
const load = async () => page.getByRole('button', { name: '加载' }).click()

test('once it is known, the title of a page is on its tab, in the breadcrumb and in the document', async () => {
  await open()
  await expect.poll(tabs).toEqual(['首页', '订单'])
  expect(document.title).toBe('订单 - View UI Plus')
  await load()
  await expect.poll(tabs).toEqual(['首页', '订单 A1'])
  await expect.element(crumb()).toHaveTextContent('订单 A1')
  await expect.poll(() => document.title).toBe('订单 A1 - View UI Plus')
})

test('the title stays on the tab while another page is shown, and is there again before the data is', async () => {
  const { router } = await open()
  await load()
  router.navigate('/orders/2')
  await expect.poll(tabs).toEqual(['首页', '订单 A1', '订单'])
  await expect.poll(() => document.title).toBe('订单 - View UI Plus')
  router.navigate('/orders/1')
  await expect.poll(() => document.title).toBe('订单 A1 - View UI Plus')
})

test('an unknown or empty title leaves the one that the page has', async () => {
  await open()
  await load()
  await page.getByRole('button', { name: '清空' }).click()
  expect(tabs()).toEqual(['首页', '订单 A1'])
})

test('a tab that the visitor has renamed keeps its name', async () => {
  const { layout } = await open()
  await expect.poll(() => layout.store.get(layout.tabs)).not.toBeNull()
  layout.store.get(layout.tabs)?.tabs.rename('/orders/1', '我的订单')
  page.getByRole('button', { name: '加载' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(crumb()).toHaveTextContent('订单 A1')
  expect(tabs()).toEqual(['首页', '我的订单'])
})

test('another user does not see the titles of the one before', async () => {
  const { layout, router } = await open()
  await load()
  router.navigate('/')
  layout.update({ user: 'other' })
  router.navigate('/orders/1')
  await expect.poll(() => document.title).toBe('订单 - View UI Plus')
})
