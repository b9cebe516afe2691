import type { Page } from '@playwright/test'
import { repeats } from '../../full.ts'
import type { Locale } from '../../locales.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { editorOf, expect, frameOf, resultOf, sharedHash, test, write } from '../../pages/playgroundApp.ts'
import { words, zh } from '../../pages/playgroundWords.ts'

const counter = `<script setup lang="ts">
import { ref } from 'vue'
import { Button } from 'view-ui-plus'
const count = ref<number>(0)
</script>
<template>
  <Button class="own" @click="(count as number)++">pressed {{ count }}</Button>
</template>
<style scoped>
.own { letter-spacing: 3px }
</style>
`

test('[PLUS-03] a component with types, the library and scoped styles compiles in the page and runs in the frame, and so does what is typed', async ({
  page,
  play,
}) => {
  await play({ source: counter })
  const button = frameOf(page).getByRole('button')
  await button.click()
  await button.click()
  await expect(button).toHaveText('pressed 2')
  await expect(button).toHaveCSS('letter-spacing', '3px')
  await expect(button, 'it is a button of the library').toHaveClass(/ivu-btn/)
  await expect(editorOf(page).locator('.cm-line').first().locator('span').first(), 'the code is highlighted').toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: zh.download }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('view-ui-plus-project.zip')

  const reset = page.getByRole('button', { name: zh.reset })
  await expect(reset).toBeDisabled()
  await write(page, '<template><p>after</p></template>')
  await expect(frameOf(page).getByText('after')).toBeVisible()
  await reset.click()
  await expect(button).toHaveText('pressed 0')
  await expect(reset).toBeDisabled()
  await editorOf(page).focus()
  await page.keyboard.press('Control+z')
  await expect(frameOf(page).getByText('after'), 'undo restores the edit').toBeVisible()
})

test('[PLUS-03] errors are marked at their lines: of the compiler, with the last result, and of the running code; no axe violation at any width', async ({
  page,
  play,
}) => {
  await play({ source: '<template><p>works</p></template>' })
  await write(page, '<script setup>\nconst a = 1\nconst = 2\n</script>\n<template><p>{{ a }}</p></template>')
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'invalid')
  await expect(frameOf(page).getByText('works')).toBeVisible()
  await expect(page.locator('.cm-line').nth(2).locator('.cm-lintRange-error')).toBeVisible()
  const problems = page.getByRole('region', { name: zh.problems })
  await problems.getByRole('button', { name: zh.line(3) }).click()
  await expect(editorOf(page)).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toHaveText('const = 2')

  const source = `<template>\n  <button @click="boom">boom</button>\n</template>\n<script setup lang="ts">\ninterface A { a: number }\nfunction boom(): never {\n  console.log('before')\n  throw new TypeError('thrown on purpose')\n}\n</script>`
  await play({ source })
  await frameOf(page).getByRole('button').click()
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'failed')
  await expect(problems).toContainText('TypeError: thrown on purpose')
  await expect(problems.getByRole('button')).toHaveText(zh.line(8))
  await expect(page.locator('.cm-line').nth(7).locator('.cm-lintRange-error')).toBeVisible()
  await expectNoViolation(page, 'zh-CN')
  await write(page, '<template>fixed</template>')
  await expect(problems.getByRole('listitem')).toHaveCount(0)
})

test('[PLUS-03] a damaged link and an unknown version are reported, and the playground works', async ({ page }) => {
  const damaged = ['#code1.eJyrVirOLy1KTlWyUk', '#code1.%E4%BD%A0', '#code9.abc']
  for (const hash of damaged.slice(0, repeats('the playground in more situations') ? undefined : 1)) {
    await page.goto('about:blank')
    await page.goto(`/${hash}`)
    await expect(page.getByText('这个分享链接不完整或已损坏')).toBeVisible()
    await expect(frameOf(page).getByRole('button')).toBeVisible()
  }
  await page.goto('/?version=0.9')
  await expect(page.getByText('没有 0.9 版，用当前版本运行')).toBeVisible()
  await expect(frameOf(page).getByRole('button')).toBeVisible()
})

if (repeats('the playground in more situations')) {
  test('[PLUS-03] an endless loop is stopped while the page stays responsive, and the fixed code runs', async ({ page, play }) => {
    await play({
      source:
        '<template><button @click="spin">spin</button></template>\n<script setup>\nfunction spin() { setTimeout(() => { for (;;); }, 50) }\n</script>',
    })
    await frameOf(page).getByRole('button').click()
    await expect(resultOf(page)).toHaveAttribute('data-phase', 'unresponsive')
    await expect(resultOf(page)).toContainText('死循环')
    await write(page, '<template><p>fixed</p></template>')
    await expect(frameOf(page).getByText('fixed')).toBeVisible()
  })

  test('[PLUS-03] a loop in the first line is stopped, too', async ({ page }) => {
    await page.goto(`/${sharedHash({ source: '<script setup>\nwhile (true);\n</script>\n<template>x</template>', locale: 'zh-CN' })}`)
    await expect(resultOf(page)).toHaveAttribute('data-phase', 'unresponsive')
    await page.reload()
    await expect(resultOf(page)).toHaveAttribute('data-phase', 'unresponsive')
    await write(page, '<template><p>fixed</p></template>')
    await expect(frameOf(page).getByText('fixed')).toBeVisible()
  })
}

test('[PLUS-03] language and theme switch; the library follows the language', async ({ page, play }) => {
  await play({
    source: `<script setup>\nimport { Page } from 'view-ui-plus'\n</script>\n<template><Page :total="40" show-total /></template>`,
  })
  await expect(frameOf(page).getByText('共 40 条')).toBeVisible()
  await page.getByRole('button', { name: zh.language }).click()
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible()
  await expect(frameOf(page).getByText('Total 40 items')).toBeVisible()
  await write(page, '<template><p>edited</p></template>')
  await expect(frameOf(page).getByText('edited')).toBeVisible()
  await page.getByRole('button', { name: words['en-US'].language }).click()
  await expect(page.getByRole('button', { name: '运行' })).toBeVisible()
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'running')
  await expect(frameOf(page).getByText('edited')).toBeVisible()
  await expect(editorOf(page), 'switching the language keeps the code').toHaveText('<template><p>edited</p></template>')
  await page.getByRole('button', { name: zh.language }).click()
  const theme = page.getByRole('button', { name: /^Theme/ })
  await theme.click()
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('[PLUS-03] traps are marked while one types, with a link to the page that explains them and a fix', async ({ page, play }) => {
  await play({ source: '<template><p>plain</p></template>', locale: 'en-US' })
  await write(
    page,
    `<template><DatePicker format="YYYY-MM-DD" /></template>\n<script setup>\nimport { DatePicker } from 'view-ui-plus'\n</script>`,
  )
  const problems = page.getByRole('region', { name: words['en-US'].problems })
  await expect(problems.getByRole('listitem')).toContainText('the year is "yyyy"')
  const link = /\/en-US\/view-ui-plus\/component\/form\/date-picker#the-format-yyyy-mm-dd-does-not-work$/
  await expect(problems.getByRole('link')).toHaveAttribute('href', link)
  await expect(resultOf(page), 'the code runs').toHaveAttribute('data-phase', 'running')
  const marked = page.locator('.cm-lintRange-warning')
  await expect(marked.first()).toContainText('format')
  await marked.first().hover()
  const tip = page.locator('.cm-tooltip')
  await expect(tip.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', link)
  await page.getByRole('button', { name: words['en-US'].language }).click()
  const chinese = page.getByRole('region', { name: zh.problems })
  await expect(chinese.getByRole('listitem')).toContainText('年是 yyyy')
  await marked.first().hover()
  // The description of the prop, in a language that has to be loaded first, moves the button.
  await expect(tip.getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: '修正' }).click()
  await expect(editorOf(page)).toContainText('format="yyyy-MM-dd"')
  await expect(chinese.getByRole('listitem')).toHaveCount(0)
})

test('[PLUS-03] a running component follows the theme', async ({ page, play }) => {
  const followed = `<template><p class="own">own</p><button @click="count++">{{ count }}</button></template>
<script setup>
import { ref } from 'vue'
const count = ref(0)
</script>
<style scoped>.own { color: #515a6e }</style>`
  const dark: string[] = []
  page.on('request', (request) => {
    if (/\/dark[^/]*\.txt/.test(request.url())) dark.push(request.url())
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await play({ source: followed, locale: 'en-US' })
  const own = frameOf(page).getByText('own')
  await frameOf(page).getByRole('button', { name: '0' }).click()
  await expect(own).toHaveCSS('color', 'rgb(81, 90, 110)')
  expect(dark, 'light pages do not load dark styles').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(own).toHaveCSS('color', 'rgb(205, 209, 217)')
  await expect(frameOf(page).locator('body')).toHaveCSS('background-color', 'rgb(28, 30, 35)')
  await expect(frameOf(page).getByRole('button', { name: '1' }), 'the component was not mounted again').toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(own).toHaveCSS('color', 'rgb(81, 90, 110)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(own).toHaveCSS('color', 'rgb(205, 209, 217)')
})

/** Expects code and result side by side, and on a phone one below the other. */
async function expectLayouts(page: Page): Promise<void> {
  const code = page.getByRole('region', { name: zh.code })
  const result = page.getByRole('region', { name: zh.result })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await result.boundingBox())?.x).toBeGreaterThanOrEqual(((await code.boundingBox())?.width ?? 0) - 1)
  await page.setViewportSize({ width: 390, height: 844 })
  const above = await code.boundingBox()
  expect((await result.boundingBox())?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    expect((await button.boundingBox())?.height, await button.innerText()).toBeGreaterThanOrEqual(44)
  }
}

test('[PLUS-03] the frame is requested before editor and compiler; by keyboard, Escape leaves the editor for the result, Ctrl+Enter runs, Ctrl+F finds in the language of the page; its parts fit a wide and a narrow window', async ({
  page,
  play,
}) => {
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  await play()
  await expect(frameOf(page).getByRole('button')).toBeVisible()
  const at = (name: RegExp) => order.findIndex((path) => name.test(path))
  expect(at(/assets\/frame-/)).toBeGreaterThan(-1)
  expect(at(/createEditor/)).toBeGreaterThan(at(/assets\/frame-/))
  expect(at(/compile/)).toBeGreaterThan(at(/assets\/frame-/))

  await editorOf(page).focus()
  await page.keyboard.press('Tab')
  await expect(editorOf(page), 'Tab indents').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: zh.result })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editorOf(page)).toBeFocused()
  await write(page, '<script setup>\nconsole.log("ran", Date.now())\n</script>\n<template>x</template>')
  await expect(page.getByRole('log')).toContainText('ran')
  const first = await page.getByRole('log').innerText()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).not.toHaveText(first)

  await expectLayouts(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await play({ source: '<template><p>one</p><p>two</p></template>' })
  await expect(editorOf(page)).toHaveText('<template><p>one</p><p>two</p></template>')
  await editorOf(page).focus()
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('textbox', { name: zh.find, exact: true })).toBeFocused()
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(editorOf(page), 'Escape returns to the match').toBeFocused()
  await page.keyboard.insertText('three')
  await expect(editorOf(page)).toHaveText('<template><p>one</p><p>three</p></template>')
  await page.getByRole('button', { name: zh.language }).click()
  await page.getByRole('button', { name: words['en-US'].find }).press('Enter')
  await expect(page.getByRole('textbox', { name: words['en-US'].find, exact: true })).toBeFocused()
  expect(await injectedAxe(page, { without: ['iframe'] })).toEqual([])
})

if (repeats('axe of the playground in every combination')) {
  for (const [locale, scheme] of [
    ['zh-CN', 'dark'],
    ['en-US', 'light'],
    ['en-US', 'dark'],
  ] as const) {
    test(`[PLUS-03] no axe violation at any width, ${locale}, ${scheme}`, async ({ page, play }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await play({ source: '<script setup>\nconsole.log(1)\n</script>\n<template><p>{{ missing.thing }}</p></template>', locale })
      await expectNoViolation(page, locale)
    })
  }
}

/** Expects no axe violation in a page with code, result, problems and messages of the console at any width. */
async function expectNoViolation(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('region', { name: words[locale].problems }).getByRole('listitem')).not.toHaveCount(0)
  for (const region of [words[locale].code, words[locale].result, words[locale].console]) {
    await expect(page.getByRole('region', { name: region })).toBeVisible()
  }
  for (const width of repeats('axe of the playground in every combination') ? [390, 834, 1440] : [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page), `${width} px scrolls sideways`).toBe(0)
    expect(await injectedAxe(page, { without: ['iframe'] }), `${width} px`).toEqual([])
  }
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
