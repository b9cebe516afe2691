import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locale } from '@view-site/platform/locale'
import type { Page } from 'playwright'
import { both } from '../src/both.ts'
import { byRole } from '../src/targets.ts'

export interface EnterStarterOptions {
  locale: Locale
  /** A role of the starter. */
  role: 'viewer' | 'admin'
  /** Whether the user may open the customer list. */
  withCustomers: boolean
}

const sql = resolve(import.meta.dirname, '../../../content/admin-cloud/sample/sql/crm.sql')

/** Signs in to the starter, which is not open yet, and answers its request for menus with those of the tutorial. */
export async function enterStarter(page: Page, { locale, role, withCustomers }: EnterStarterOptions): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    {
      'starter.session': role,
      'starter.locale': locale,
      'starter.layout': JSON.stringify({ dynamicMenu: true }),
    },
  )
  const file = `menu.${locale}.json`
  await page.route(`**/${file}`, async (route) => {
    // The starter's first section alone: a new project has little more.
    const { header, sider }: Menus = await (await route.fetch()).json()
    const items = sider.filter((item) => item.header === 'overview')
    await route.fulfill({ json: { header: header.slice(0, 1), sider: withCustomers ? [...items, customers(locale)] : items } })
  })
}

/** Waits until the starter shows a page and the parts of the shell that load after it. */
export async function starterRendered(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[data-tab]').first().waitFor()
  await byRole('button', both('全屏', 'Full screen'))(page, locale).waitFor()
}

interface MenuItem {
  title: string
  path?: string
  header?: string
  icon?: string
  children?: MenuItem[]
}

interface Menus {
  header: MenuItem[]
  sider: MenuItem[]
}

/** The menu entries of the tutorial's third step, with the texts of the same script. */
function customers(locale: Locale): MenuItem {
  const page = { title: menuText('menu.customer', locale), path: '/crm/customer' }
  return { title: menuText('menu.crm', locale), header: 'overview', icon: 'user', children: [page] }
}

function menuText(key: string, locale: Locale): string {
  const [, text] = new RegExp(`'${locale}', '${key}', '([^']+)'`).exec(readFileSync(sql, 'utf8')) ?? []
  if (text === undefined) throw new Error(`crm.sql has no text ${key} in ${locale}. Use the keys that it inserts into sys_i18n.`)
  return text
}
