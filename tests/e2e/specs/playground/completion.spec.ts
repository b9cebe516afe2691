import type { Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { editorOf, expect, frameOf, resultOf, sharedHash, test } from '../../pages/playgroundApp.ts'
import { words } from '../../pages/playgroundWords.ts'

const texts = {
  'zh-CN': { list: '补全', type: '按钮类型，决定颜色与边框', preset: "默认值 'default'", table: '查看 Button 的 API', root: '' },
  'en-US': {
    list: 'Completions',
    type: 'Type of button: sets its colors and border',
    preset: "Default 'default'",
    table: 'API of Button',
    root: '/en-US',
  },
} as const

for (const locale of localesOf('behaviour in the second language')) {
  const { list, type, preset, table, root } = texts[locale]
  test(`[PLUS-03] a component, its prop and a value complete by keyboard, and have their types on hover, ${locale}`, async ({
    page,
    play,
  }) => {
    await play({ source: '<template>\n  \n</template>', locale })
    const options = page.getByRole('listbox', { name: list })
    const chosen = options.getByRole('option', { selected: true })
    const info = page.locator('.cm-completionInfo')
    await goToSecondLine(page)
    await page.keyboard.type('<Butt')
    await expect(chosen).toHaveText('Button')
    await expect(editorOf(page), 'screen readers hear the chosen option').toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(editorOf(page), 'Escape closes the list first').toBeFocused()
    await page.keyboard.press('Control+Space')
    await expect(chosen).toHaveText('Button')
    await pressInList(page, 'Enter')

    await page.keyboard.type(' typ')
    await expect(chosen).toContainText('type')
    await expect(info).toContainText(type)
    await expect(info).toContainText(preset)
    await expect(info.getByRole('link', { name: table })).toHaveAttribute(
      'href',
      new RegExp(`[^/]${root}/view-ui-plus/component/base/button#api-Button-props-type$`),
    )
    expect(await injectedAxe(page, { without: ['iframe'] })).toEqual([])
    await pressInList(page, 'Enter')
    await expect(chosen, 'the values follow').toHaveText('default')
    await pressInList(page, 'ArrowDown')
    await expect(chosen).toHaveText('primary')
    await pressInList(page, 'Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('>done')
    await expect(editorOf(page)).toContainText('<Button type="primary">done</Button>')
    await expect(frameOf(page).locator('.ivu-btn-primary')).toHaveText('done')

    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: words[locale].result }), 'Escape leaves the editor without a list').toBeFocused()

    await play({ source: '<template>\n  <Button type="primary" @click="go">x</Button>\n</template>', locale })
    const tip = page.locator('.cm-tooltip-hover')
    await useEditor(page)
    await page.getByText('"primary"').hover()
    await expect(tip).toContainText("'primary' | 'dashed'")
    await expect(tip).toContainText(type)
    await expect(tip.getByRole('link', { name: table })).toHaveAttribute('href', /#api-Button-props-type$/)
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await expect(editorOf(page), 'Escape closes the description first').toBeFocused()
    await page.locator('.cm-line').getByText('Button', { exact: true }).first().hover()
    await expect(tip.getByRole('link', { name: table })).toHaveAttribute('href', /#api-Button-props$/)
  })
}

if (repeats('the playground in more situations')) {
  test('[PLUS-03] code of an older version is completed with what that one has, on a phone in the dark', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/?version=1.2${sharedHash({ source: '<template>\n  <Sp\n</template>', locale: 'en-US' })}`)
    await expect(resultOf(page)).not.toHaveAttribute('data-phase', 'busy')
    await goToSecondLine(page)
    await page.keyboard.press('Control+Space')
    const options = page.getByRole('listbox', { name: texts['en-US'].list })
    await expect(options.getByRole('option', { name: 'Spin' })).toBeVisible()
    await expect(options.getByRole('option', { name: 'Space', exact: true })).toHaveCount(0)
    const info = page.locator('.cm-completionInfo')
    await expect(info.getByRole('link')).toHaveAttribute('href', /\/en-US\/view-ui-plus\/1\.2\/component\//)
    const box = await info.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390, 'the description is inside of the screen').toBe(true)
    expect(await injectedAxe(page, { without: ['iframe'] })).toEqual([])
  })
}

/** Puts the focus into the editor, and waits until that has loaded completion. */
async function useEditor(page: Page): Promise<void> {
  await editorOf(page).focus()
  await expect(editorOf(page)).toHaveAttribute('aria-autocomplete', 'list')
}

async function goToSecondLine(page: Page): Promise<void> {
  await useEditor(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
}

/** Presses a key in the list, which ignores keys for 75 ms after it has opened: nobody chooses what has just appeared. */
async function pressInList(page: Page, key: string): Promise<void> {
  const opened = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 75, opened)
  await page.keyboard.press(key)
}
