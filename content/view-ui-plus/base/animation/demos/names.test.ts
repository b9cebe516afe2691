import { expect, testDemo } from '#demo'

testDemo(
  'plays the animation of that name, and takes the element away after it',
  async ({ demo, page, t }) => {
    const started = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('animationstart', ({ animationName }) => resolve(animationName), { once: true }),
        ),
    )
    await demo.getByText('slide-left', { exact: true }).click()
    await demo.getByRole('button', { name: t('隐藏') }).click()
    expect(await started).toBe('ivuSlideLeftOut')
    await expect(demo.locator('.box')).toHaveCount(0)
    await demo.getByRole('button', { name: t('显示') }).click()
    await expect(demo.locator('.box')).toBeVisible()
  },
  { moves: true },
)
