import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { repeats } from '../../full.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { editorOf, expect, frameOf, resultOf, test, write } from '../../pages/playgroundApp.ts'
import { words, zh } from '../../pages/playgroundWords.ts'

const source = `<script setup>
import { onScopeDispose, ref } from 'vue'
import Row from './Row.vue'
import startServer, { answer } from './server'
onScopeDispose(startServer())
const shown = ref(answer(20))
</script>

<template>
  <Row class="row" :text="shown" />
</template>
`
const others = {
  'server.js': `export function answer(number) {
  return \`answer \${number * 2}\`
}

export default function startServer() {
  return () => {}
}
`,
  'Row.vue': `<script setup lang="ts">
defineProps<{ text: string }>()
</script>

<template>
  <p>{{ text }}</p>
</template>
`,
}

const tabs = (page: Page) => page.getByRole('tablist', { name: /^(文件|Files)$/ }).getByRole('tab')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** The code of the shown file. */
async function codeOf(page: Page): Promise<string> {
  return (await editorOf(page).locator('.cm-line').allTextContents()).join('\n')
}

for (const theme of repeats('axe of the playground in every combination') ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`[PLUS-03] [PLUS-05] files are tabs, which the keyboard switches, and a single one has its name, in the ${theme} theme`, async ({
    page,
    play,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await play({ source, others, locale: 'en-US' })
    await expect(frameOf(page).getByText('answer 40')).toBeVisible()
    await expect(tabs(page)).toHaveText(['App.vue', 'server.js', 'Row.vue'])
    await expect(page.getByRole('tabpanel', { name: 'App.vue' })).toContainText('startServer())')
    await tab(page, 'App.vue').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'server.js')).toBeFocused()
    await expect(tab(page, 'server.js')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'server.js' })).toContainText('number * 2')
    await expect(page.getByRole('textbox', { name: 'server.js' })).toBeVisible()
    expect(await injectedAxe(page)).toEqual([])
    await page.keyboard.press('End')
    await expect(tab(page, 'Row.vue')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'App.vue')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(tab(page, 'App.vue')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(tabs(page).and(page.locator(':focus')), 'one stop for all tabs').toHaveCount(0)

    await play({ source: '<template><p>alone</p></template>', locale: 'en-US' })
    await expect(page.getByRole('heading', { name: 'App.vue' })).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.getByRole('tabpanel')).toHaveCount(0)
  })
}

test('[PLUS-03] each file is edited, with its own history and problems, and reset returns to the original files', async ({
  page,
  play,
}) => {
  await play({ source, others, locale: 'en-US' })
  await tab(page, 'server.js').click()
  await write(page, others['server.js'].replace('* 2', '* 3'))
  await expect(frameOf(page).getByText('answer 60')).toBeVisible()
  await tab(page, 'Row.vue').click()
  await write(page, others['Row.vue'].replace('{{ text }}', '<b>{{ text }}</b>'))
  await expect(frameOf(page).locator('b')).toHaveText('answer 60')

  await tab(page, 'server.js').click()
  await editorOf(page).press('ControlOrMeta+z')
  await expect(frameOf(page).locator('b'), 'only this file is undone').toHaveText('answer 40')
  await write(page, 'export const answer = (')
  const problems = page.getByRole('region', { name: words['en-US'].problems })
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'invalid')
  await tab(page, 'App.vue').click()
  await expect(page.locator('.cm-lintRange-error'), 'the problem is in another file').toHaveCount(0)
  await problems.getByRole('button', { name: 'server.js · Line 1' }).click()
  await expect(tab(page, 'server.js')).toHaveAttribute('aria-selected', 'true')
  await expect(editorOf(page)).toBeFocused()
  await write(page, others['server.js'].replace('return `', "throw new Error('no answer')\n  return `"))
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'failed')
  await expect(problems, 'an error while it runs').toContainText('server.js · Line 2')

  await page.getByRole('button', { name: words['en-US'].reset }).click()
  await expect(frameOf(page).getByText('answer 40')).toBeVisible()
  await expect(frameOf(page).locator('b')).toHaveCount(0)
  await expect(tab(page, 'server.js'), 'the file stays').toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => codeOf(page)).toBe(others['server.js'])
  await tab(page, 'Row.vue').click()
  await expect.poll(() => codeOf(page)).toBe(others['Row.vue'])
})

test('[PLUS-03] a reload, a link with its language and a downloaded project contain every file; a reset after them leads back, and another link is opened in the same tab', async ({
  page,
  play,
  context,
  browser,
}) => {
  const en = words['en-US']
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await play({ source, others, locale: 'zh-CN' })
  await tab(page, 'server.js').click()
  const changed = others['server.js'].replace('* 2', '* 4').replace('}`', '} 你好 😀`')
  await write(page, changed)
  await expect(frameOf(page).getByText('answer 80 你好 😀')).toBeVisible()

  await page.reload()
  await expect(frameOf(page).getByText('answer 80 你好 😀')).toBeVisible()
  await tab(page, 'server.js').click()
  await expect.poll(() => codeOf(page)).toBe(changed)

  await page.getByRole('button', { name: zh.language }).click()
  await page.getByRole('button', { name: en.share }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  const other = await browser.newContext({ locale: 'zh-CN' })
  const visitor = await other.newPage()
  await visitor.goto(link)
  await expect(frameOf(visitor).getByText('answer 80 你好 😀')).toBeVisible()
  await expect(tabs(visitor)).toHaveText(['App.vue', 'server.js', 'Row.vue'])
  await tab(visitor, 'server.js').click()
  await expect.poll(() => codeOf(visitor)).toBe(changed)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-US')
  await other.close()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: en.download }).click()
  const zip = await readFile(await (await saved).path(), 'latin1')
  for (const name of ['App.vue', 'server.js', 'Row.vue']) expect(zip).toContain(`view-ui-plus-project/src/${name}`)

  await page.getByRole('button', { name: en.reset }).click()
  await expect(frameOf(page).getByText('answer 40')).toBeVisible()
  await play({ source: '<template>second</template>' })
  await expect(frameOf(page).getByText('second')).toBeVisible()
})
