import { expect, testDemo } from '#demo'

testDemo(
  'an action of one’s own tells what it threw, works the next time, and is gone where it makes no sense',
  async ({ demo, page, t }) => {
    const publish = demo.getByRole('button', { name: t('发布'), exact: true })
    await expect(publish).toHaveCount(1)
    await demo.getByText(t('让发布失败')).click()
    await publish.click()
    await expect(demo.getByRole('alert').getByText(t('审核还没有通过'))).toBeVisible()
    await demo.getByText(t('让发布失败')).click()
    await publish.click()
    await expect(publish).toHaveCount(0)
    await expect(demo.getByText(t('审核还没有通过'))).toHaveCount(0)
    await page.mouse.move(0, 0)
  },
)
