import { runs } from '@view-site/vitest-config/runs'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { log, foreign, loads, openKeepAliveApp, tabsThere, heading, kept, frames } from '../../../test/openKeepAliveApp.tsx'

test('[TAB-07] a kept page has its state, its inputs, its inner scroll and its frame again; effects are cleaned up and run again', async () => {
  const { go } = await openKeepAliveApp('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  await page.getByRole('button', { name: 'count 0' }).click()
  await page.getByRole('textbox', { name: 'note 1' }).fill('draft')
  const scroller = document.querySelector('[data-scroller]')
  if (scroller) scroller.scrollTop = 200
  await frames()
  const frame = document.querySelector('iframe')
  const inside = await expect
    .poll(() => frame?.contentDocument?.querySelector('input'))
    .toBeTruthy()
    .then(() => frame?.contentDocument?.querySelector('input'))
  if (inside) inside.value = 'inside'
  log.length = 0
  await go('/plain/1')
  await expect.element(heading('User 1')).not.toBeInTheDocument()
  expect(log).toEqual(['-user 1', '+plain 1'])
  await go('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('draft')
  expect(document.querySelector('[data-scroller]')?.scrollTop).toBe(200)
  expect(document.querySelector('iframe')?.contentDocument?.querySelector('input')?.value).toBe('inside')
  expect(log).toEqual(['-user 1', '+plain 1', '-plain 1', '+user 1'])
})

test('[TAB-07] the first page is mounted once, although the tab bar that keeps it is loaded later', async () => {
  await openKeepAliveApp('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  expect(log).toEqual(['+user 1'])
})

test('[TAB-07] tabs are switched on: a page in which nothing was done is kept alive at once', async () => {
  const { layout } = await openKeepAliveApp('/user/1', { withTabs: false })
  layout.settings.set({ tabs: true })
  await tabsThere()
  await expect.poll(kept).toEqual(['/user/1'])
})

test('[TAB-07] tabs are switched on: one in which something was typed loses nothing, and is kept alive from its next visit on', async () => {
  const { layout, go } = await openKeepAliveApp('/user/1', { withTabs: false })
  await page.getByRole('textbox', { name: 'note 1' }).fill('draft')
  layout.settings.set({ tabs: true })
  await tabsThere()
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('draft')
  expect(log).toEqual(['+user 1'])
  expect(kept()).toEqual([])
  await go('/user/2')
  expect(kept()).toEqual(['/user/2'])
  await go('/user/1')
  await page.getByRole('textbox', { name: 'note 1' }).fill('kept')
  await go('/plain/1')
  await go('/user/1')
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('kept')
  const opened = [...document.querySelectorAll<HTMLElement>('[data-tab]')].map(({ dataset }) => dataset.tab)
  expect(opened).toEqual(['/', '/user/1', '/user/2', '/plain/1'])
})

test('[TAB-07] pages of one route are apart: each has its own params, data and state, and portals hide with them', async () => {
  const { go } = await openKeepAliveApp('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  await page.getByRole('link', { name: 'to 2' }).click()
  await expect.element(heading('User 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 0' })).toBeVisible()
  await expect.element(page.getByText('portal 1')).not.toBeVisible()
  await go('/user/1')
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
  await expect.element(page.getByText('portal 1')).toBeVisible()
  expect(foreign).toEqual([])
  expect(kept()).toEqual(['/user/1', '/user/2'])
})

test('[TAB-07] a change of the query reaches the page that is shown, which stays', async () => {
  const { go } = await openKeepAliveApp('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  await go('/user/1?page=3')
  await expect.element(page.getByText(/^page 3,/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
  await go('/plain/1')
  await go('/user/1')
  await expect.element(page.getByText(/^page 1,/)).toBeVisible()
  expect(foreign).toEqual([])
})

test('[TAB-07] a page is alive only while its tab is open: closing destroys it, opening it again mounts a new one', async () => {
  const { go, tabs } = await openKeepAliveApp('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  await go('/user/2')
  await tabs()?.close('/user/1')
  await expect.poll(kept).toEqual(['/user/2'])
  await expect.poll(() => document.querySelector('[data-portal="1"]')).toBeNull()
  await go('/user/1')
  await expect.element(page.getByRole('button', { name: 'count 0' })).toBeVisible()
  await tabs()?.close('/user/1')
  await expect.element(heading('User 2')).toBeVisible()
  expect(kept()).toEqual(['/user/2'])
})

test('[TAB-02] who comes back to a page before its closing has led elsewhere keeps its tab, also later', async () => {
  const { go, tabs, layout } = await openKeepAliveApp('/user/1')
  await go('/user/2')
  // In the moment in which closing leads to the next page.
  const navigate = layout.router.navigate.bind(layout.router)
  layout.router.navigate = (path) => {
    layout.router.navigate = navigate
    navigate(path)
    navigate('/user/2')
  }
  await tabs()?.close('/user/2')
  await frames()
  await go('/user/1')
  expect([...document.querySelectorAll<HTMLElement>('[data-tab]')].map(({ dataset }) => dataset.tab)).toEqual(['/', '/user/1', '/user/2'])
})

test('[TAB-07] at most so many pages live; a page that does not ask for it never does', async () => {
  const { go } = await openKeepAliveApp('/user/1', { maxAlive: 2 })
  for (const path of ['/user/2', '/plain/1', '/user/3']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await go(path)
  }
  expect(kept()).toEqual(['/user/2', '/user/3'])
  await go('/plain/1')
  await page.getByRole('textbox', { name: 'plain note' }).fill('lost')
  await go('/user/2')
  await go('/plain/1')
  await expect.element(page.getByRole('textbox', { name: 'plain note' })).toHaveValue('')
})

test('[TAB-07] each kept page gets its place in the window again; a new one starts at its top', async () => {
  const { go } = await openKeepAliveApp('/user/1')
  window.scrollTo(0, 700)
  await frames()
  await go('/user/2')
  expect(window.scrollY).toBe(0)
  window.scrollTo(0, 1200)
  await frames()
  await go('/user/1')
  await expect.poll(() => window.scrollY).toBe(700)
  await go('/user/2')
  await expect.poll(() => window.scrollY).toBe(1200)
})

test('[TAB-07] a nested page is kept with the layout route around it', async () => {
  const { go } = await openKeepAliveApp('/team/ann')
  await page.getByRole('textbox', { name: 'team note' }).fill('of ann')
  await go('/team/bob')
  await expect.element(heading('Member bob')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'team note' })).toHaveValue('')
  await go('/team/ann')
  await expect.element(heading('Member ann')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'team note' })).toHaveValue('of ann')
  expect(foreign).toEqual([])
})

test('[LAY-17] reload mounts a page again, loads its data again, and keeps the state of what is cached', async () => {
  const { go, layout } = await openKeepAliveApp('/plain/1')
  await page.getByRole('textbox', { name: 'plain note' }).fill('lost')
  layout.reload()
  await expect.element(page.getByRole('textbox', { name: 'plain note' })).toHaveValue('')
  await go('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  const before = loads
  log.length = 0
  layout.reload()
  await expect.poll(() => loads).toBe(before + 1)
  await expect.element(page.getByText(`page 1, load ${loads}`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
  expect(log).toEqual(['-user 1', '+user 1'])
})

test.each([
  [true, ''],
  [false, 'kept'],
])('[LAY-17] forceUpdate %s: what other parameters of the same route leave of the page', async (forceUpdate, left) => {
  const { go } = await openKeepAliveApp('/plain/1', { forceUpdate })
  await page.getByRole('textbox', { name: 'plain note' }).fill('kept')
  await go('/plain/2')
  await expect.element(heading('Plain 2')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'plain note' })).toHaveValue(left)
})

test('[TAB-07] navigations at random: no page ever sees another one’s address, params or data', async () => {
  const { router, layout } = await openKeepAliveApp('/user/1', { maxAlive: 4 })
  const paths = ['/user/1', '/user/2', '/user/3', '/user/4', '/user/5', '/user/2?page=2', '/plain/1', '/team/ann', '/team/bob', '/']
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let step = 0; step < runs(150, 1000); step += 1) {
    layout.router.navigate(paths[random(paths.length)] ?? '/')
    // Some navigations end before the next, some are overtaken.
    // oxlint-disable-next-line no-await-in-loop
    if (random(3) > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    // oxlint-disable-next-line no-await-in-loop
    if (random(10) === 0) await frames()
  }
  await expect.poll(() => router.state.status).toBe('idle')
  await frames()
  expect(foreign).toEqual([])
  expect(kept().length).toBeLessThanOrEqual(4)
})
