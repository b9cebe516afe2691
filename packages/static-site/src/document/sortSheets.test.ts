import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sortSheets } from './sortSheets.ts'

const [first, later] = ['/docs/assets/client-1.css', '/docs/assets/later-1.css']

/** Which of two style sheets a page with this markup waits for. */
async function sheetsOf(body: string, css: { first: string; later: string }): Promise<readonly string[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'sort-sheets-'))
  await mkdir(join(outDir, 'assets'))
  await writeFile(join(outDir, 'assets/client-1.css'), css.first)
  await writeFile(join(outDir, 'assets/later-1.css'), css.later)
  return sortSheets(outDir, '/docs')([first, later], body).first
}

test('a page waits for the later sheet if it has an element that only that one draws', async () => {
  const css = { first: '.page{a:b}', later: '.page .tabs{a:b}' }
  expect(await sheetsOf('<p class="page">', css)).toEqual([first])
  expect(await sheetsOf('<p class="page"><i class="other tabs">', css)).toEqual([first, later])
})

test('it does not wait for rules that match none of its elements, or print', async () => {
  const css = { first: '.page{a:b}', later: '.crumb .tabs{a:b}@media print{.crumb{a:b}}' }
  expect(await sheetsOf('<p class="crumb">', css)).toEqual([first])
  expect(await sheetsOf('<p class="crumb"><i class="tabs">', css)).toEqual([first, later])
})

test('it waits for a rule that names its class as one of several', async () => {
  const css = { first: '.page{a:b}', later: ':is(.math,.chart) svg{a:b}' }
  expect(await sheetsOf('<p class="chart">', css)).toEqual([first, later])
  expect(await sheetsOf('<p class="page">', css)).toEqual([first])
})
