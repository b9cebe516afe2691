import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort, startPlayground, startWorld, type World } from '@view-site/test-servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type Browser, type Size } from '../src/browsers/Browser.ts'
import { launch } from '../src/browsers/launch.ts'
import { paths } from '../src/paths/index.ts'
import { createVisitor } from '../src/visitor/createVisitor.ts'

const desktop: Size = { width: 1440, height: 900 }
const results = resolve(import.meta.dirname, '../test-results')
const log = join(results, 'servers.log')

let world: World
let playground: Awaited<ReturnType<typeof startPlayground>>

beforeAll(async () => {
  await mkdir(results, { recursive: true })
  world = await startWorld({ log })
  playground = await startPlayground({ port: await freePort(), log })
})

afterAll(async () => {
  await Promise.all([world.close(), playground.close()])
})

describe.each(engines)('in %s', (engine) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch(engine, log)
  })

  afterAll(() => browser.close())

  test.each(paths)('$title', async ({ name, size = desktop, tolerated, walk }) => {
    const folder = join(results, 'pictures', name)
    await Promise.all(globSync(`*.${engine}.png`, { cwd: folder }).map((file) => rm(join(folder, file))))
    await mkdir(folder, { recursive: true })
    const page = await browser.newPage(size)
    let count = 0
    const onPicture = async (step: string, png: Buffer) => {
      count += 1
      await writeFile(join(folder, `${count}-${step}.${engine}.png`), png)
    }
    try {
      await walk(createVisitor({ page, site: world.site, onPicture }), { world, playground: playground.origin })
      expect(page.problems().filter((problem) => !tolerated?.test(problem))).toEqual([])
    } catch (error) {
      // A browser that hangs has no picture, and must not hide this error.
      await page.screenshot().then(
        (png) => onPicture('failed', png),
        () => undefined,
      )
      throw error
    } finally {
      await page.close().catch(() => undefined)
    }
  })
})
