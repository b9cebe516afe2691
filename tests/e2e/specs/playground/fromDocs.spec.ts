import type { Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { editorOf, frameOf, write } from '../../pages/playgroundApp.ts'
import { publicAddresses as addresses, servePublicly, stopServingPublicly } from '../../pages/publicAddresses.ts'

// The service worker of the playground would keep sending requests after the test.
test.use({ dependsOn: 'served and playground', serviceWorkers: 'block', tolerated: /Service Worker registration blocked/ })

test.beforeEach(async ({ context, siteWithOpenerPolicy: site, playground }) => servePublicly(context, { site, playground }))
test.afterEach(async ({ context }) => stopServingPublicly(context))

const button = '/view-ui-plus/component/base/button'
const olderButton = '/view-ui-plus/1.2/component/base/button'
const back = { 'zh-CN': '返回示例', 'en-US': 'Back to the demo' } as const
const play = { 'zh-CN': '演练场', 'en-US': 'Playground' } as const

test('[PLUS-03] [DOC-12] a demo of an older version opens in the real playground with that version', async ({ page }) => {
  const playground = await openFirstDemo(page, olderButton, 'zh-CN')
  await expect(playground.getByRole('banner')).toContainText('1.2 版')
  await write(playground, "<script setup>\nimport { version } from 'view-ui-plus'\n</script>\n<template><p>{{ version }}</p></template>")
  await expect(frameOf(playground).getByText('1.2.0')).toBeVisible()
})

// In every run, editInPlace.spec.ts opens one of the current version from its editor.
if (repeats('the playground in more situations')) {
  for (const locale of localesOf('behaviour in the second language')) {
    test(`[PLUS-03] [DOC-12] a demo of ${localized(button, locale)} opens in the real playground and runs there`, async ({ page }) => {
      await openFirstDemo(page, button, locale)
    })
  }
}

/** Opens the first demo of a page in the playground, and expects its code, its result, its language and a link back. */
async function openFirstDemo(page: Page, path: string, locale: Locale): Promise<Page> {
  const address = addresses.site + localized(path, locale)
  await page.goto(address)
  await alive(page)
  const demo = page.locator('[data-demo]').first()
  const opened = page.waitForEvent('popup')
  await demo.getByRole('button', { name: play[locale] }).press('Enter')
  const playground = await opened
  await expect(playground.locator('html')).toHaveAttribute('lang', locale)
  const shown = await demo.locator('pre code').textContent()
  await expect.poll(() => editorOf(playground).locator('.cm-line').first().textContent()).toBe(shown?.split('\n')[0])
  await expect(frameOf(playground).locator('.ivu-btn').first()).toBeVisible()
  expect(new URL(playground.url()).origin).toBe(addresses.playground)
  const link = playground.getByRole('link', { name: back[locale] })
  await expect(link).toHaveAttribute('href', `${address}#${await demo.getAttribute('id')}`)
  return playground
}
