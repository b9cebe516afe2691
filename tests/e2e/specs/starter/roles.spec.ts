import { become, expect, goTo, moveTo, tabsOf, test } from '../../pages/starter.ts'

test('[LAY-21] [TAB-06] another role changes menus, routes, elements and restored tabs, and switching back restores them', async ({
  page,
  enter,
}) => {
  await enter({ path: '/people' })
  const { links } = tabsOf(page)
  await moveTo(page, '/requests')
  await moveTo(page, '/assets/A-0004')
  await expect(links).toHaveText(['今日', '成员', '借用申请', '平板 A-0004'])
  await expect(page.getByLabel('备注')).toBeVisible()

  await become(page, '访客')
  await expect(page.getByLabel('备注')).toHaveCount(0)
  await expect(page.getByText('访客只能查看')).toBeVisible()
  await expect(page.getByRole('link', { name: '管理', exact: true })).toHaveCount(0)
  await expect(links).toHaveText(['今日', '平板 A-0004'])
  await page.reload()
  await expect(links).toHaveText(['今日', '平板 A-0004'])
  await goTo(page, '/people')
  await expect(page).toHaveURL(/\/403\?from=%2Fpeople$/)
  await expect(page.getByText('访客看不到 /people')).toBeVisible()

  await become(page, '系统管理员')
  await page.getByRole('link', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '成员' })).toBeVisible()

  // The page that is open is not for this role.
  await become(page, '访客')
  await expect(page).toHaveURL(/\/403\?from=%2Fpeople$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有权限打开这一页')
})

test('a visitor who is not signed in is sent to the sign-in, and from there to the requested page, never to another site', async ({
  page,
  enter,
}) => {
  await enter({ path: '/assets?status=repair', role: null })
  await page.getByRole('button', { name: '进入' }).click()
  await expect(page).toHaveURL(/\/assets\?status=repair$/)
  await enter({ path: '/sign-in?from=//evil.example', role: null })
  await page.getByRole('button', { name: '进入' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日')
})

test('unsaved edits need a confirmation before closing the tab, switching the role and signing out', async ({ page, enter }) => {
  await enter({ path: '/assets/A-0004', role: 'keeper' })
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
  const keep = () => question.getByRole('button', { name: '继续编辑' }).click()
  await page.getByLabel('备注').fill('少一支笔')

  await tabsOf(page).close('平板 A-0004').click()
  await keep()
  await page.getByRole('button', { name: /^账户：/ }).click()
  await page.getByRole('menuitemradio', { name: '访客' }).click()
  await keep()
  await expect(page.getByRole('button', { name: '账户：设备管理员' })).toBeVisible()
  await page.getByRole('button', { name: /^账户：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await keep()

  // The page is kept alive: opening another page loses nothing and needs no confirmation.
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部设备')
  await tabsOf(page)
    .tab(/A-0004/)
    .click()
  await expect(page.getByLabel('备注')).toHaveValue('少一支笔')

  await tabsOf(page).close('平板 A-0004').click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await expect(tabsOf(page).links).toHaveText(['今日', '全部设备'])
  await moveTo(page, '/assets/A-0004')
  await expect(page.getByLabel('备注')).toHaveValue('')
})
