import { expect, testDemo } from '#demo'

testDemo('an address says by its scheme what becomes of it', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  const link = demo.locator('a', { hasText: t('打开它') })
  await expect(status).toContainText(t('站内：交给 RouterLink，不刷新网页'))
  await expect(link).toHaveClass('router-link')
  await demo.getByLabel('mailto:hi@example.com').check()
  await expect(status).toContainText(t('站外：普通的链接'))
  await expect(link).toHaveAttribute('href', 'mailto:hi@example.com')
  for (const address of ['javascript:alert(1)', 'data:text/html,x', ' JavaScript:x']) {
    await demo.getByLabel(t('或者自己写一个')).fill(address)
    await expect(status).toContainText(t('不认识的协议：没有 href'))
    await expect(link).not.toHaveAttribute('href', /.*/)
  }
})
