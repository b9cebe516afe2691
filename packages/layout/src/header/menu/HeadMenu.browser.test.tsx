import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { sweep } from '../../../test/sweep.ts'

const mainMenu = () => page.getByRole('navigation', { name: '主导航' })
const products = () => document.querySelector<HTMLDetailsElement>('header nav li details')
const summary = () => page.elementLocator(products()?.querySelector('summary') ?? document.body)

test('[NAV-01] the head menu has all sections; other sites open in a new tab with rel=noopener', async () => {
  await renderLayout()
  const tops = [...mainMenu().element().querySelectorAll('nav > ul > li')].map(
    (li) => li.querySelector('a, summary')?.firstChild?.textContent,
  )
  expect(tops).toEqual(['产品', '预览', '资源', '商店', '价格', '论坛'])
  const forum = page.getByRole('link', { name: '论坛 （在新标签页打开）' })
  await expect.element(forum).toHaveAttribute('target', '_blank')
  await expect.element(forum).toHaveAttribute('rel', 'noopener')
  await expect.element(page.getByRole('link', { name: '价格', exact: true }).first()).not.toHaveAttribute('target')
})

test("[NAV-02] /product has the badge 'New'", async () => {
  await renderLayout()
  expect(summary().element().textContent).toBe('产品New')
})

test('[NAV-05] hidden sections are not in the menu', async () => {
  await renderLayout()
  expect(mainMenu().element().textContent).not.toContain('账户')
})

test('[NAV-01] a dropdown opens by keyboard, leads on, and closes by Escape with the focus back on its section', async () => {
  const { router } = await renderLayout()
  const opener = summary()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'View UI Plus Vue 3 组件库' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Escape}')
  expect(products()?.open).toBe(false)
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Enter}')
  expect(router.visited).toEqual(['/view-ui-plus'])
  expect(products()?.open).toBe(false)
})

test('a dropdown opens under a resting mouse, stays open at the click, and closes when the mouse leaves', async () => {
  await renderLayout()
  await summary().hover()
  expect(products()?.open).toBe(true)
  await summary().click()
  expect(products()?.open).toBe(true)
  await page.getByRole('link', { name: 'GitHub （在新标签页打开）' }).hover()
  await expect.poll(() => products()?.open).toBe(false)
})

test('a click outside closes a dropdown, and opening another one does too', async () => {
  await renderLayout()
  summary().element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('main').click()
  expect(products()?.open).toBe(false)
  summary().element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByTitle('主题：随系统').click()
  await expect.poll(() => products()?.open).toBe(false)
})

test('[LAY-18] the section of the page is current: the link as page, the dropdown around it as true', async () => {
  const { router } = await renderLayout({ path: '/price' })
  const price = page.elementLocator(mainMenu().element()).getByRole('link', { name: '价格' })
  await expect.element(price).toHaveAttribute('aria-current', 'page')
  await expect.element(summary()).not.toHaveAttribute('aria-current')
  router.navigate('/view-ui-plus/component/base/button')
  await expect.element(summary()).toHaveAttribute('aria-current', 'true')
  await expect.element(price).not.toHaveAttribute('aria-current')
})

test('[LAY-03] from 993 to 1920 px the head menu is one line or one dropdown, changes once, and never wraps', async () => {
  await renderLayout({
    locale: {
      current: 'zh',
      options: [
        { value: 'zh', label: '中文' },
        { value: 'en', label: 'English' },
      ],
      href: (_, path) => path,
    },
    brand: { title: 'A product with a rather long name, as products have' },
    path: '/view-ui-plus/component/base/button',
    width: 993,
  })
  const nav = mainMenu().element()
  const look = async (width: number) => {
    await page.viewport(width, 900)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fits = nav.getAttribute('data-fits') === 'true'
    const list = nav.querySelector('ul')
    expect(list?.offsetHeight).toBe(47)
    expect(fits).toBe((list?.offsetWidth ?? 0) <= nav.clientWidth)
    expect(shownWithoutScript(nav)).toEqual({ row: fits, dropdown: !fits })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    return fits
  }
  expect(await sweep({ from: 993, to: 1920, step: 9, stride: 45, look })).toEqual([false, true])
})

/** What a prerendered menu shows before a script has measured it. */
function shownWithoutScript(nav: Element) {
  const fits = nav.getAttribute('data-fits')
  nav.removeAttribute('data-fits')
  const [row, summary] = [nav.querySelector('ul'), nav.querySelector(':scope > details > summary')]
  const { bottom } = nav.getBoundingClientRect()
  const shown = {
    row: (row?.getBoundingClientRect().top ?? bottom) < bottom,
    dropdown: summary?.checkVisibility({ visibilityProperty: true }),
  }
  nav.setAttribute('data-fits', String(fits))
  return shown
}

test('[LAY-03] as a dropdown it holds every section, and the line behind it is out of reach', async () => {
  await renderLayout({ brand: { title: 'x'.repeat(60) }, width: 1000 })
  await page.elementLocator(mainMenu().element()).getByText('菜单', { exact: true }).click()
  for (const name of ['View UI Plus Vue 3 组件库', '资源', '商店', '价格']) {
    await expect.element(page.elementLocator(mainMenu().element()).getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('[LAY-02] [LAY-19] the setting headerMenu takes the head menu away', async () => {
  const { layout } = await renderLayout()
  layout.settings.set({ headerMenu: false })
  await expect.element(mainMenu()).not.toBeInTheDocument()
})
