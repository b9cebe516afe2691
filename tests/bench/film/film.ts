import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium } from 'playwright'
import { printTable } from '../demos/printTable.ts'
import { serveSite } from '../demos/serveSite.ts'
import { contactSheet } from './contactSheet.ts'
import { changedShare } from './changedShare.ts'
import { filmPage, type Film } from './filmPage.ts'

const pages = { home: '/', button: '/view-ui-plus/component/base/button' }

/** Films pages on a slow phone and writes a sheet of pictures of each; prints what changes, moves and waits after the first paint. */
async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  const site = given === undefined ? await serveSite() : undefined
  const origin = given ?? site?.origin ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'bench-film-'))
  print(`390 px, CPU 4x slower, 1.6 Mbps, 150 ms; the pictures are in ${folder}`)
  const browser = await chromium.launch(launchOptions)
  for (const [name, path] of Object.entries(pages)) {
    const film = await filmPage(browser, origin + path)
    const file = join(folder, `${name}.png`)
    await writeFile(file, await contactSheet(film.pictures))
    print(`\n${path}: first paint ${film.firstPaint.toFixed(0)} ms, layout shift ${film.shift.toFixed(4)}, ${file}\n`)
    printTable(['ms', 'pixels changed', 'waiting signs in view'], await rowsOf(film))
  }
  await browser.close()
  site?.close()
}

/** The pictures after the first paint that differ from the one before, or show a waiting sign. */
async function rowsOf({ pictures, firstPaint, waiting }: Film): Promise<string[][]> {
  const rows: string[][] = []
  for (const [index, { time, png }] of pictures.entries()) {
    const before = pictures[index - 1]
    if (!before || before.time < firstPaint) continue
    const share = png === before.png ? 0 : await changedShare(before.png, png)
    const signs = waiting.findLast((each) => each.time <= time)?.signs ?? []
    if (share > 0 || signs.length > 0) rows.push([String(time), `${(share * 100).toFixed(2)} %`, signs.join(', ') || 'none'])
  }
  return rows
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
