import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderPage } from '../../test/renderPage.tsx'
import { createAds } from './createAds.ts'
import { AdSlot } from './AdSlot.tsx'

const ad = { id: 'a', link: '#there', title: { 'zh-CN': '甲', 'en-US': 'A' }, img: '/a.svg' }

function sampleAds(data: unknown = [{ ...ad, link: '/store' }]) {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  return { beacon, ads: createAds({ beacon, fetch: async () => Response.json({ code: 200, data, msg: '' }) }) }
}

test('[SALE-10] an ad says that it is one, and its click is counted', async () => {
  const { ads, beacon } = sampleAds()
  await renderPage(
    <>
      <h1>页面</h1>
      <AdSlot ads={ads} placement="120" />
    </>,
  )
  const link = page.getByRole('figure', { name: '广告' }).getByRole('link', { name: '甲' })
  await expect.element(link).toHaveAttribute('href', '/store')
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  expect(await beacon.mock.calls[0]?.[1].text()).toBe('{"id":"a"}')
  expect(await violations()).toEqual([])
})

test('[SALE-10] where something would move, an ad that comes late waits for the next page, and the first stays as it is', async () => {
  const { ads } = sampleAds()
  const show = async (of: string) => {
    const { unmount } = await renderPage(
      <>
        <AdSlot ads={ads} placement="100" inFlowOf={of} />
        <h1>{of}</h1>
      </>,
    )
    await expect.element(page.getByRole('heading', { name: of })).toBeVisible()
    await expect.poll(() => ads.at('100').get().length).toBe(1)
    const isShown = document.querySelector('figure') !== null
    unmount()
    return isShown
  }
  expect(await show('first')).toBe(false)
  expect(await show('next')).toBe(true)
  expect(await show('first')).toBe(false)
  expect(await show('next')).toBe(true)
})

test('[SALE-10] an ad in the flow is there with its page, and does not wait for its texts', async () => {
  const { ads } = sampleAds()
  const Pages = () => {
    const [of, open] = useState('first')
    return (
      <>
        <Suspense>
          <AdSlot key={of} ads={ads} placement="100" inFlowOf={of} />
        </Suspense>
        <button type="button" onClick={() => open('next')}>
          next
        </button>
      </>
    )
  }
  await renderPage(<Pages />, { locale: 'en-US' })
  await expect.poll(() => ads.at('100').get().length).toBe(1)
  const button = page.getByRole('button', { name: 'next' }).element()
  flushSync(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(document.querySelector('figure')?.textContent).toBe('AAd')
})

test('[SALE-10] without an ad there is nothing at all', async () => {
  const { ads } = sampleAds([])
  await renderPage(<AdSlot ads={ads} placement="110" />)
  await ads.load('110')
  await expect.element(page.getByRole('figure', { name: '广告' })).not.toBeInTheDocument()
})
