import type { Page } from 'playwright'
import { both } from '../src/both.ts'
import type { Picture } from '../src/Picture.ts'
import { bySelector, byRole } from '../src/targets.ts'

const demo = (page: Page) => page.locator('[data-demo]').first()

/** Pictures of the tutorial: the results of its fourth and sixth step, in the demos of the documentation. */
export const pictures: readonly Picture[] = [
  {
    name: 'tutorial-menu',
    path: '/admin-plus/setting/main',
    async prepare(page) {
      const sample = demo(page)
      await sample.scrollIntoViewIfNeeded()
      await sample.getByRole('switch', { name: 'tabs' }).click()
      await sample.locator('.header button').nth(1).click()
      await sample.locator('.sider button').nth(1).click()
    },
    of: bySelector('.frame', demo),
  },
  {
    name: 'tutorial-form',
    path: '/icrud/tutorial',
    async prepare(page, locale) {
      await demo(page).scrollIntoViewIfNeeded()
      await byRole('button', both('新建', 'New'), demo)(page, locale).click()
      await byRole('button', both('保存', 'Save'), () => page.getByRole('dialog'))(page, locale).click()
      await page.locator('[role="dialog"] .ivu-form-item-error-tip').nth(1).waitFor()
    },
    of: bySelector('[role="dialog"]'),
  },
]
