import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { footer } from '../../test/fixtures.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'

const info = () => page.getByRole('contentinfo')

test('[NAV-03] the footer has resource, community and help links, the code to follow by, and the notices', async () => {
  await renderLayout()
  expect([...info().element().querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    '资源',
    '社区',
    '帮助',
    '关注我们',
    '公司公告',
  ])
  await expect.element(info().getByRole('img', { name: '公众号二维码' })).toBeVisible()
  await expect.element(info().getByRole('link', { name: 'GitHub （在新标签页打开）' })).toHaveAttribute('rel', 'noopener')
  await expect.element(info().getByText('05-06')).toHaveAttribute('datetime', '2026-05-06')
})

test('[NAV-04] a double-click on Copyright copies the name of the current route', async () => {
  const copied: string[] = []
  const { router } = await renderLayout({ copy: (name) => void copied.push(name) })
  await page.getByText('Copyright', { exact: true }).dblClick()
  router.navigate('/view-ui-plus/component/base/button')
  await page.getByText('Copyright', { exact: true }).dblClick()
  expect(copied).toEqual(['home', 'component-base-button'])
})

test('a work page has no footer; another footer takes its place, none removes it', async () => {
  await renderLayout({ path: '/user/purchases', footer })
  await expect.element(info()).not.toBeInTheDocument()
  await renderLayout({ slots: { Footer: () => <footer>mine</footer> } })
  await expect.element(info()).toHaveTextContent('mine')
  await renderLayout({ slots: { Footer: null } })
  expect(document.querySelectorAll('footer')).toHaveLength(1)
})
