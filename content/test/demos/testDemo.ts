import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect as playwrightExpect } from '@playwright/test'
import type { Locale } from '@view-site/i18n/product'
import { demoDictionary } from '@view-site/vue-demo/vite'
import type { Locator, Page } from 'playwright'
import { expect as vitestExpect, test } from 'vitest'
import { root } from '../pages/pageApis.ts'
import { actByKeyboard } from './actByKeyboard.ts'
import { axeFaults, chineseByNature, chineseIn, complaints, leftBehind, rareIcons } from './inspect.ts'
import type { OpenStage } from './openStage.ts'
import type { Sight } from './page/look.ts'
import type { DemoName } from './page/Stage.ts'
import { actedLocales, isFull } from './plays.ts'
import { withStage } from './withStage.ts'

/** Waits as long as a busy machine may need; a passing test does not wait. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

/** What a test of a demo works with. */
export interface DemoTest {
  /** The running demo. What it opens over the page is found in `page`. */
  demo: Locator
  page: Page
  locale: Locale
  /** A text of the demo in the language it runs in: `t('保存')` is `Save` in English. */
  t: (text: string) => string
}

/** The demo that shows every icon. */
const iconGallery = 'view-ui-plus/component/base/icon/gallery'

export interface DemoTestOptions {
  /** In English too it shows Chinese once it is acted on: it is about languages. @default false */
  turnsChinese?: boolean
  /** Its transitions and animations run: it is about them. @default false */
  moves?: boolean
  /** Clicks are clicks of the mouse: it is about the pointer, or the library's control does nothing on a key. @default false */
  byMouse?: boolean
}

export interface PlayOptions extends DemoTestOptions {
  /** Whether axe sees the demo as it is mounted. @default true */
  isAxed?: boolean
}

/**
 * Tests the demo of the same name (`type.test.ts` tests `type.vue`), in one language ({@link actedLocales}). Clicks of `act` press keys
 * ({@link actByKeyboard}); in a full run, which acts in both languages, the second uses the mouse. Before and after `act` the
 * console has to be clean, after it axe finds nothing serious; once unmounted, the demo must leave nothing behind.
 */
export function testDemo(title: string, act: (tools: DemoTest) => Promise<void>, options?: DemoTestOptions): void {
  // Vitest sets the path of the test file that is being collected.
  const file = vitestExpect.getState().testPath ?? ''
  test.for(actedLocales(file.replace(/\.test\.ts$/, '.vue')))(`${title}, %s`, async (locale, { expect }) => {
    const demo = { page: relative(root, dirname(dirname(file))), name: basename(file, '.test.ts'), locale }
    const byMouse = options?.byMouse || (isFull && locale === 'en-US')
    expect(await playDemo(demo, act, { ...options, byMouse })).toEqual([])
  })
}

/** Mounts one demo, acts on it if `act` is given, and returns everything that is wrong with it or left behind by it. */
export function playDemo(demo: DemoName, act?: (tools: DemoTest) => Promise<void>, options: PlayOptions = {}): Promise<string[]> {
  return withStage((stage) => playOn(stage, demo, act, options))
}

async function playOn(
  stage: OpenStage,
  demo: DemoName,
  act: ((tools: DemoTest) => Promise<void>) | undefined,
  { turnsChinese = false, moves = false, byMouse = false, isAxed = true }: PlayOptions,
): Promise<string[]> {
  const { page } = stage
  stage.said.length = 0
  const faults: string[] = []
  const inspect = (sight: Sight, isChinese: boolean) => {
    faults.push(...axeFaults(sight))
    if (`${demo.page}/${demo.name}` !== iconGallery) faults.push(...rareIcons(sight))
    if (demo.locale === 'en-US' && !isChinese) faults.push(...chineseIn(sight.text))
    faults.push(...complaints(stage))
  }
  const first = { isStill: !(moves || isFull), isAxed: !act && isAxed }
  const mounted = await page.evaluate(([name, options]) => window.stage.mount(name, options), [demo, first] as const)
  try {
    inspect(mounted, demo.page === chineseByNature)
    if (act) {
      const run = () => act({ page, demo: page.locator('#sheet'), locale: demo.locale, t: translator(demo) })
      await (byMouse ? run() : actByKeyboard(page, run))
      inspect(await page.evaluate(() => window.stage.look()), demo.page === chineseByNature || turnsChinese)
    }
  } finally {
    faults.push(...(await leftBehind(stage)))
  }
  // The next demo must not appear under the pointer.
  if (act) await page.mouse.move(0, 0)
  return faults
}

function translator({ page, name, locale }: DemoName): (text: string) => string {
  const file = join(root, page, 'demos', `${name}.vue`)
  const { texts } = demoDictionary(readFileSync(file, 'utf8'), locale, file)
  return (text) => {
    const translated = locale === 'zh-CN' ? text : texts.get(text)
    if (translated === undefined) throw new Error(`${file} does not translate “${text}” into ${locale}.`)
    return translated
  }
}
