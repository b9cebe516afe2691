import type { Page } from 'playwright'
import { both } from '../src/both.ts'
import type { Picture } from '../src/Picture.ts'
import { byRole, bySelector, byText } from '../src/targets.ts'
import { enterStarter, starterRendered } from './starterOfTutorial.ts'

const demo = (page: Page) => page.locator('[data-demo]').first()
const dialog = (page: Page) => page.getByRole('dialog')

/** Pictures of the tutorial: the results of its steps, in the starter and in the demo of the page. */
export const pictures: readonly Picture[] = [
  {
    name: 'tutorial-menu',
    app: 'starter',
    path: '/',
    beforeLoad: (page, locale) => enterStarter(page, { locale, role: 'admin', withCustomers: true }),
    async prepare(page, locale) {
      await starterRendered(page, locale)
      await byText(both('客户管理', 'Customers'))(page, locale).click()
      await byRole('link', both('客户', 'Customer list'))(page, locale).waitFor()
    },
  },
  {
    name: 'tutorial-forbidden',
    app: 'starter',
    path: '/people',
    beforeLoad: (page, locale) => enterStarter(page, { locale, role: 'viewer', withCustomers: false }),
    async prepare(page, locale) {
      await page.waitForURL('**/403?from=*')
      await starterRendered(page, locale)
    },
  },
  {
    name: 'tutorial-table',
    app: 'site',
    path: '/icrud/tutorial',
    prepare: rowsAppear,
    of: bySelector('.doc-sheet', demo),
  },
  {
    name: 'tutorial-form',
    app: 'site',
    path: '/icrud/tutorial',
    async prepare(page, locale) {
      await rowsAppear(page)
      await byRole('button', both('新建', 'New'), demo)(page, locale).click()
      await byRole('button', both('保存', 'Save'), dialog)(page, locale).click()
      await page.locator('[role="dialog"] .ivu-form-item-error-tip').nth(1).waitFor()
    },
    of: bySelector('[role="dialog"]'),
  },
  {
    name: 'tutorial-delete',
    app: 'site',
    path: '/icrud/tutorial',
    async prepare(page, locale) {
      await rowsAppear(page)
      await byText(both('删除', 'Delete'), demo)(page, locale).click()
      await page.getByRole('alertdialog').waitFor()
    },
    of: bySelector('[role="alertdialog"]'),
  },
]

async function rowsAppear(page: Page): Promise<void> {
  await demo(page).scrollIntoViewIfNeeded()
  await demo(page).locator('.ivu-table-tbody tr').nth(1).waitFor()
}
