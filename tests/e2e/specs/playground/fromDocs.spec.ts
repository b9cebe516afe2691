import { alive, expect, test } from '../../fixtures.ts'
import { localesOf } from '../../full.ts'
import { localized } from '../../locales.ts'
import { editorOf, frameOf, write } from '../../pages/playgroundApp.ts'
import { publicAddresses as addresses, servePublicly, stopServingPublicly } from '../../pages/publicAddresses.ts'

// The service worker of the playground would keep sending requests after the test.
test.use({ dependsOn: 'served and playground', serviceWorkers: 'block', tolerated: /Service Worker registration blocked/ })

const button = '/view-ui-plus/component/base/button'
const back = { 'zh-CN': '返回示例', 'en-US': 'Back to the demo' } as const
const play = { 'zh-CN': '演练场', 'en-US': 'Playground' } as const

test.afterEach(({ context }) => stopServingPublicly(context))

for (const locale of localesOf('behaviour in the second language')) {
  test(`[PLUS-03] [DOC-12] a demo of ${localized(button, locale)} opens in the real playground and runs there`, async ({
    page,
    context,
    world,
    playground: origin,
  }) => {
    await servePublicly(context, { site: world.site, playground: origin })
    await page.goto(addresses.site + localized(button, locale))
    await alive(page)
    const demo = page.locator('[data-demo]').first()
    const opened = page.waitForEvent('popup')
    await demo.getByRole('button', { name: play[locale] }).click()
    const playground = await opened
    await expect(playground.locator('html')).toHaveAttribute('lang', locale)
    const shown = await demo.locator('pre code').textContent()
    await expect.poll(() => editorOf(playground).locator('.cm-line').first().textContent()).toBe(shown?.split('\n')[0])
    await expect(frameOf(playground).locator('.ivu-btn').first()).toBeVisible()
    expect(new URL(playground.url()).origin).toBe(addresses.playground)
    await expect(playground.getByRole('link', { name: back[locale] })).toHaveAttribute(
      'href',
      `${addresses.site}${localized(button, locale)}#${await demo.getAttribute('id')}`,
    )
  })
}

test('[PLUS-03] [DOC-12] a demo of an older version opens in the playground with that version', async ({
  page,
  context,
  world,
  playground: origin,
}) => {
  await servePublicly(context, { site: world.site, playground: origin })
  await page.goto(`${addresses.site}/view-ui-plus/1.2/component/base/button`)
  await alive(page)
  const opened = page.waitForEvent('popup')
  await page.locator('[data-demo]').first().getByRole('button', { name: play['zh-CN'] }).press('Enter')
  const playground = await opened
  await expect(frameOf(playground).locator('.ivu-btn').first()).toBeVisible()
  await expect(playground.getByRole('banner')).toContainText('1.2 版')
  await write(playground, "<script setup>\nimport { version } from 'view-ui-plus'\n</script>\n<template><p>{{ version }}</p></template>")
  await expect(frameOf(playground).getByText('1.2.0')).toBeVisible()
})
