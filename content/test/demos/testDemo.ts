import { readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { expect } from '@playwright/test'
import type { Locale } from '@view-site/i18n'
import { demoDictionary, demoFiles } from '@view-site/vue-demo/vite'
import type { Locator, Page } from 'playwright'
import { test } from 'vitest'
import { root } from '../pageApis.ts'
import { chineseIn, faultsOf, leftBehind } from './inspect.ts'
import type { OpenStage } from './openStage.ts'
import { readTraces } from './readTraces.ts'
import type { DemoName } from './page/Stage.ts'
import { withStage } from './withStage.ts'

export { expect }

/** What a test of a demo works with. */
export interface DemoTest {
  /** The running demo. What it opens over the page is found in `page`. */
  demo: Locator
  page: Page
  locale: Locale
  /** A text of the demo in the language it runs in: `t('保存')` is `Save` in English. */
  t: (text: string) => string
}

const locales = ['zh-CN', 'en-US'] as const

/** The library's list of cities is in Chinese, and its component shows it as it is. */
const chineseByNature = 'view-ui-plus/component/form/city'

export interface DemoTestOptions {
  /** In English too it shows Chinese once it is acted on: it is about languages. @default false */
  turnsChinese?: boolean
}

/**
 * A test of the demo beside whose file it stands (`type.test.ts` beside `type.vue`), run in both languages. At its end the
 * console has to be clean, axe content with what is shown, and the page as it was once the demo is taken off.
 */
export function testDemo(title: string, act: (tools: DemoTest) => Promise<void>, options?: DemoTestOptions): void {
  test.for(locales)(`${title}, %s`, async (locale, { task, expect }) => {
    const file = task.file.filepath
    expect(
      await playDemo({ page: relative(root, dirname(dirname(file))), name: basename(file, '.test.ts'), locale }, act, options),
    ).toEqual([])
  })
}

/** Runs one demo, acts on it, and tells everything that is wrong with it or left behind by it. */
export function playDemo(
  demo: DemoName,
  act: (tools: DemoTest) => Promise<void> = async () => {},
  options: DemoTestOptions = {},
): Promise<string[]> {
  return withStage((stage) => playOn(stage, demo, act, options))
}

async function playOn(
  stage: OpenStage,
  demo: DemoName,
  act: (tools: DemoTest) => Promise<void>,
  { turnsChinese = false }: DemoTestOptions,
): Promise<string[]> {
  const { page, session } = stage
  stage.said.length = 0
  await page.mouse.move(0, 0)
  const before = await readTraces(session)
  await page.evaluate((name) => window.stage.mount(name), demo)
  const faults: string[] = []
  try {
    await act({ page, demo: page.locator('#sheet'), locale: demo.locale, t: translator(demo) })
    faults.push(...(await faultsOf(stage)))
    if (demo.locale === 'en-US' && demo.page !== chineseByNature && !turnsChinese) faults.push(...(await chineseIn(stage)))
  } finally {
    faults.push(...(await leftBehind(stage, before)))
  }
  return faults
}

function translator({ page, name, locale }: DemoName): (text: string) => string {
  const file = demoFiles(root).get(page)?.get(name) ?? ''
  const { texts } = demoDictionary(readFileSync(file, 'utf8'), locale, file)
  return (text) => {
    const translated = locale === 'zh-CN' ? text : texts.get(text)
    if (translated === undefined) throw new Error(`${file} does not translate “${text}” into ${locale}.`)
    return translated
  }
}
