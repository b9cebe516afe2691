import { alive, expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { editorOf, frameOf, write } from '../../pages/playgroundApp.ts'
import { publicAddresses as addresses, servePublicly, stopServingPublicly } from '../../pages/publicAddresses.ts'

// The service worker of the playground would keep sending requests after the test.
test.use({ dependsOn: 'served and playground', serviceWorkers: 'block', tolerated: /Service Worker registration blocked/ })

test.beforeEach(async ({ context, world, playground }) => servePublicly(context, { site: world.site, playground }))
test.afterEach(async ({ context }) => stopServingPublicly(context))

const button = '/view-ui-plus/component/base/button'
/** A demo of the current version opens in the real playground from its editor, too: editInPlace.spec.ts. */
const pages = [
  ['/view-ui-plus/1.2/component/base/button', '1.2 版'],
  [button, ''],
] as const
const back = { 'zh-CN': '返回示例', 'en-US': 'Back to the demo' } as const
const play = { 'zh-CN': '演练场', 'en-US': 'Playground' } as const

for (const [path, version] of pages.slice(0, repeats('the playground in more situations') ? 2 : 1)) {
  for (const locale of localesOf('behaviour in the second language').slice(0, path === button ? 2 : 1)) {
    test(`[PLUS-03] [DOC-12] a demo of ${localized(path, locale)} opens in the real playground and runs there with its version`, async ({
      page,
    }) => {
      await page.goto(addresses.site + localized(path, locale))
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
      await expect(playground.getByRole('link', { name: back[locale] })).toHaveAttribute(
        'href',
        `${addresses.site}${localized(path, locale)}#${await demo.getAttribute('id')}`,
      )
      if (version === '') return
      await expect(playground.getByRole('banner')).toContainText(version)
      await write(
        playground,
        "<script setup>\nimport { version } from 'view-ui-plus'\n</script>\n<template><p>{{ version }}</p></template>",
      )
      await expect(frameOf(playground).getByText('1.2.0')).toBeVisible()
    })
  }
}
