import { expect, test } from '../../fixtures.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { downloadRelease, releaseOf } from '../../pages/releases.ts'
import { boughtOrder } from '../../pages/shop.ts'
import { signInWithCookies } from '../../pages/signIn.ts'
import { repeats } from '../../full.ts'

test.use({ dependsOn: 'served' })

if (repeats('states of a page of the store')) {
  test('[SALE-05] [ROUTE-02] a purchased release is downloaded with the mailed code, and the file has the published checksum', async ({
    page,
    open,
    control,
    account,
  }) => {
    await boughtOrder(control, account)
    await open('/user/release/admin-plus')
    const release = releaseOf(page, 'v3.2.0')
    await expect(release).toContainText('列表页可以保存筛选条件')
    await downloadRelease(page, release, 'admin-plus-3.2.0.zip', control, account)
    await release
      .locator('input[type=file]')
      .setInputFiles({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('other') })
    await expect(release.getByText(/^不一致：other\.zip/)).toBeVisible()
    expect(await injectedAxe(page, { within: 'main' })).toEqual([])
  })
}

test('[SALE-05] [ROUTE-02] an account that has not bought it sees why, and where to buy it', async ({ page, open, account }) => {
  expect(account.mail).toBeTruthy()
  await open('/user/release/admin-cloud')
  const release = releaseOf(page, 'v3.2.0')
  await expect(release).toContainText('购买后可以下载。')
  await release.getByRole('link', { name: '查看价格' }).click()
  await expect(page).toHaveURL('/price')
})

if (repeats('states of a page of the store')) {
  test('[SALE-05] releases after the update period ended cannot be downloaded; earlier ones can', async ({
    page,
    context,
    world,
    open,
    control,
    account,
  }) => {
    await boughtOrder(control, account)
    await control.advance(3 * 365 * 24 * 3_600_000)
    await control.publish({ product: 'admin_plus', version: '9.0.0' })
    // The session has expired meanwhile.
    await signInWithCookies(context, world.site, await control.signIn(account))
    await open('/user/release/admin-plus')
    await expect(releaseOf(page, 'v9.0.0')).toContainText('更新期已经结束')
    await expect(releaseOf(page, 'v3.2.0').getByRole('button', { name: '下载 admin-plus-3.2.0.zip' })).toBeVisible()
  })
}
