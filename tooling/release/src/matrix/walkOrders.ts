import { expect as playwrightExpect, type Page } from '@playwright/test'

/** A generous timeout in ms, for a busy machine. */
const expect = playwrightExpect.configure({ timeout: 30_000 })

/** Mounts, navigates, types into a page that is kept alive, leaves it, and comes back to it by menu, by Back and by Forward. */
export async function walkOrders(page: Page, origin: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const note = page.getByRole('textbox', { name: 'Note' })
  const sider = page.getByRole('navigation', { name: 'Section' })
  const currentTab = page.getByRole('navigation', { name: 'Open pages' }).locator('[aria-current]')
  const open = async (name: string, order: number) => {
    await sider.getByRole('link', { name }).press('Enter')
    await expect(heading).toHaveText(`Order ${order}`)
    await expect(page).toHaveURL(`${origin}/orders/${order}`)
    await expect(currentTab).toContainText(name)
  }

  await page.goto(origin)
  await expect(heading).toHaveText('Home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).press('Enter')
  await expect(heading).toHaveText('Order 1')
  await expect(currentTab).toContainText('First order')
  await page.getByRole('button', { name: 'Pressed 0' }).press('Enter')
  await note.fill('first')

  await open('Second order', 2)
  // The first page is hidden, and still is the page of the first order.
  await expect(page.locator('h1', { hasText: 'Order 1' })).toHaveCount(1)
  await expect(page.locator('h1', { hasText: 'Order 1' })).toBeHidden()
  await expect(note).toHaveValue('')
  await note.fill('second')

  await open('First order', 1)
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  await expect(note).toHaveValue('first')
  await page.goBack()
  await expect(heading).toHaveText('Order 2')
  await expect(note).toHaveValue('second')
  await page.goForward()
  await expect(heading).toHaveText('Order 1')
  await expect(note).toHaveValue('first')
}
