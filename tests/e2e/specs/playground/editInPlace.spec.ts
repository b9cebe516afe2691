import type { FrameLocator, Locator, Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { editorOf, frameOf, resultOf } from '../../pages/playgroundApp.ts'
import { words } from '../../pages/playgroundWords.ts'
import { publicAddresses, servePublicly, stopServingPublicly } from '../../pages/publicAddresses.ts'

// The service worker of the playground would keep sending requests after the test.
test.use({ dependsOn: 'served and playground', serviceWorkers: 'block', tolerated: /Service Worker registration blocked/ })

const button = '/view-ui-plus/component/base/button'
const texts = {
  'zh-CN': {
    edit: '编辑',
    close: '关闭',
    playground: '在演练场中打开',
    kept: '这里是之前改过的代码',
    unclosed: '标签没有闭合，缺少结束标签。',
    undefined: '用到的 nothing 没有定义。',
    failed: '编辑器没有载入',
    retry: '重试',
  },
  'en-US': {
    edit: 'Edit',
    close: 'Close',
    playground: 'Open in the playground',
    kept: 'These are your earlier changes',
    unclosed: 'This element is never closed.',
    undefined: 'nothing is used, but neither imported nor declared.',
    failed: 'The editor did not load',
    retry: 'Try again',
  },
} as const

test.beforeEach(async ({ context, siteWithOpenerPolicy: site, playground }) => servePublicly(context, { site, playground }))
test.afterEach(async ({ context }) => stopServingPublicly(context))

for (const locale of localesOf('behaviour in the second language')) {
  test(`[DOC-12] [PLUS-03] a demo of ${localized(button, locale)} is edited in its place with the keyboard alone, stays after a reload, and is downloaded`, async ({
    page,
  }) => {
    const text = texts[locale]
    const demo = await openPage(page, localized(button, locale))
    const edit = demo.getByRole('button', { name: text.edit, exact: true })
    const top = (await demo.boundingBox())?.y
    await edit.press('Enter')
    const editor = editorIn(demo)
    await expect(editorOf(editor)).toBeFocused()
    expect((await demo.boundingBox())?.y, 'the demo keeps its place').toBe(top)
    await expect(frameOf(editor).locator('.ivu-btn-primary').first()).toBeVisible()

    const original = await codeIn(editor)
    const changed = original.replace('type="primary"', 'type="error"')
    await write(page, editor, changed)
    await expect(frameOf(editor).locator('.ivu-btn-error').first()).toBeVisible()
    await expect(frameOf(editor).locator('.ivu-btn-primary')).toHaveCount(0)

    const problems = editor.getByRole('region', { name: words[locale].problems })
    await write(page, editor, '<template><p></template>')
    await expect(problems).toContainText(text.unclosed)
    await expect(resultOf(editor)).toHaveAttribute('data-phase', 'invalid')
    await write(page, editor, '<script setup>\nnothing()\n</script>\n<template><p>empty</p></template>')
    await expect(problems).toContainText(text.undefined)
    await expect(resultOf(editor)).toHaveAttribute('data-phase', 'failed')
    await write(page, editor, changed)
    await expect(resultOf(editor)).toHaveAttribute('data-phase', 'running')
    await expect(problems.getByRole('listitem')).toHaveCount(0)

    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Tab')
    await expect(editor.getByRole('button', { name: words[locale].find })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(editorOf(editor)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editorOf(editor)).not.toBeFocused()
    expect(await codeIn(editor), 'Tab has not indented').toBe(changed)

    const opened = page.waitForEvent('popup')
    await editor.getByRole('button', { name: text.playground }).press('Enter')
    const tab = await opened
    await expect.poll(() => codeIn(tab)).toBe(changed)
    await tab.close()

    await editor.getByRole('button', { name: text.close }).press('Enter')
    await expect(edit).toBeFocused()
    await expect(demo.locator('iframe')).toHaveCount(0)
    await expect(demo.locator('.doc-host .ivu-btn-primary').first()).toBeVisible()

    // The next journey opens an editor again without a reload.
    await page.reload()
    await alive(page)
    await edit.press('Enter')
    await expect(editorOf(editor)).toBeFocused()
    await expect.poll(() => codeIn(editor), 'the changes are kept').toBe(changed)
    await expect(editor.getByRole('banner').getByRole('status')).toContainText(text.kept)
    await editor.getByRole('button', { name: words[locale].reset }).press('Enter')
    await expect.poll(() => codeIn(editor)).toBe(original)
    await expect(frameOf(editor).locator('.ivu-btn-primary').first()).toBeVisible()

    await write(page, editor, '<template><p>mine</p></template>')
    await expect(frameOf(editor).getByText('mine')).toBeVisible()
    const saved = page.waitForEvent('download')
    await editor.getByRole('button', { name: words[locale].download }).press('Enter')
    expect((await saved).suggestedFilename()).toBe('view-ui-plus-project.zip')
  })
}

if (repeats('the playground in more situations')) {
  test('[DOC-12] [PLUS-03] the editor shows the language of the code and the theme that the reader chose', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const demo = await openPage(page, button)
    const edit = demo.getByRole('button', { name: texts['zh-CN'].edit, exact: true })
    await demo.locator('summary').press('Enter')
    const tabs = demo.getByRole('tab')
    const hasTypes = (await tabs.count()) > 0
    await edit.press('Enter')
    const editor = editorIn(demo)
    await expect(editor.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(frameOf(editor).locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(editor.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(frameOf(editor).locator('html')).toHaveAttribute('data-theme', 'light')
    if (!hasTypes) return
    expect(await codeIn(editor)).toContain('lang="ts"')
    await editor.getByRole('button', { name: texts['zh-CN'].close }).click()
    await tabs.nth(1).click()
    await edit.press('Enter')
    await expect(editorOf(editor)).toBeFocused()
    expect(await codeIn(editor)).not.toContain('lang="ts"')
  })
}

test('[DOC-12] [PLUS-03] a demo of an older version is edited with that version', async ({ page }) => {
  const demo = await openPage(page, '/view-ui-plus/1.2/component/base/button')
  await demo.getByRole('button', { name: texts['zh-CN'].edit, exact: true }).press('Enter')
  const editor = editorIn(demo)
  await expect(editorOf(editor)).toBeFocused()
  await expect(editor.getByRole('banner')).toContainText('1.2 版')
  await write(page, editor, "<script setup>\nimport { version } from 'view-ui-plus'\n</script>\n<template><p>{{ version }}</p></template>")
  await expect(frameOf(editor).getByText('1.2.0')).toBeVisible()
})

test('[DOC-12] [PLUS-03] the simulated server of a demo is another file, which is edited and taken along to the playground', async ({
  page,
}) => {
  const text = texts['en-US']
  const demo = await openPage(page, localized('/view-ui-plus/component/form/upload', 'en-US'))
  await demo.getByRole('button', { name: text.edit, exact: true }).press('Enter')
  const editor = editorIn(demo)
  await expect(editor.getByRole('tab')).toHaveText(['App.vue', 'server.js'])
  expect(await codeIn(editor)).toContain("import startServer from './server.js'")
  await expect(resultOf(editor)).toHaveAttribute('data-phase', 'running')
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await frameOf(editor).locator('input[type=file]').setInputFiles(file)
  await expect(frameOf(editor).getByText('Uploaded to /files/notes.txt')).toBeVisible()

  await editor.getByRole('tab', { name: 'App.vue' }).press('ArrowRight')
  await expect(editor.getByRole('tabpanel', { name: 'server.js' })).toContainText('class SimulatedRequest')
  await editorOf(editor).press('ControlOrMeta+Home')
  await page.keyboard.type('// changed')
  await expect(editor.getByRole('button', { name: words['en-US'].reset })).toBeEnabled()

  const opened = page.waitForEvent('popup')
  await editor.getByRole('button', { name: text.playground }).press('Enter')
  const tab = await opened
  await tab.getByRole('tab', { name: 'server.js' }).click()
  await expect(tab.getByRole('tabpanel', { name: 'server.js' })).toContainText('// changed')
})

test('[DOC-12] [PLUS-03] a playground that does not load is reported and tried again; it fits from 320 px on, without an axe violation', async ({
  page,
  context,
}) => {
  const text = texts['en-US']
  const demo = await openPage(page, '/en-US/view-ui-plus/component/form/rate')
  const blank = { contentType: 'text/html', body: '<!doctype html><title>not the playground</title>' }
  await context.route(`${publicAddresses.playground}/?embed*`, (route) => route.fulfill(blank), { times: 2 })
  const edit = demo.getByRole('button', { name: text.edit, exact: true })
  await edit.press('Enter')
  const status = demo.getByRole('status')
  const retry = demo.getByRole('button', { name: text.retry })
  await expect(status).toContainText(text.failed)
  await expect(retry).toBeFocused()
  await demo.getByRole('button', { name: text.close }).press('Enter')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  const editor = editorIn(demo)
  await expect(editorOf(editor)).toBeFocused()
  await expect(resultOf(editor)).toHaveAttribute('data-phase', 'running')
  const windows = [
    [320, 'light'],
    [1440, 'dark'],
    [390, 'dark'],
    [834, 'light'],
  ] as const
  for (const [width, colorScheme] of windows.slice(0, repeats('axe of the playground in every combination') ? 4 : 2)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect(editor.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const frame = await demo.locator('iframe').elementHandle()
    const inner = await frame?.contentFrame()
    if (!inner) throw new Error('The editor has no frame.')
    expect(await inner.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px scrolls sideways`).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px: the page`).toBeLessThanOrEqual(0)
    expect(await injectedAxe(inner, { without: ['iframe'] }), `${width} px`).toEqual([])
    if (repeats('pictures of journeys')) await demo.screenshot({ path: test.info().outputPath(`editor-${width}-${colorScheme}.png`) })
  }
})

async function openPage(page: Page, path: string): Promise<Locator> {
  await page.goto(publicAddresses.site + path)
  await alive(page)
  const demo = page.locator('[data-demo]').first()
  await demo.scrollIntoViewIfNeeded()
  await expect(demo).toHaveAttribute('data-state', 'running')
  return demo
}

function editorIn(demo: Locator): FrameLocator {
  return demo.frameLocator('iframe')
}

/** The code in an editor, which renders all of the short demos. */
async function codeIn(place: Page | FrameLocator): Promise<string> {
  return (await editorOf(place).locator('.cm-line').allTextContents()).join('\n')
}

/** Replaces the code in the editor by keyboard. */
async function write(page: Page, editor: FrameLocator, source: string): Promise<void> {
  await editorOf(editor).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(source)
}
