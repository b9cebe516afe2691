import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ApiHistory, PageApi } from '@view-site/docs'
import { apiInRelease } from '@view-site/docs/authoring'
import { checkApi, outdatedMembers, readFacts, type Facts } from '@view-site/vue-demo/facts'
import { beforeAll, describe, expect, test } from 'vitest'
import { versions } from '../versions.ts'
import { rewriteDemo } from '../view-ui-plus/versions/1.2/rewriteDemo.ts'
import { spaceToFlex } from '../view-ui-plus/versions/1.2/spaceToFlex.ts'
import { pageApis, root } from './pages/pageApis.ts'
import { typeSources } from './sources/typeSources.ts'

const history: ApiHistory = JSON.parse(readFileSync(join(root, 'view-ui-plus/releases.json'), 'utf8'))

describe.each(versions['view-ui-plus'].others)('version $id', ({ id, manifest, without }) => {
  const { version: release }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  let facts: Facts

  beforeAll(async () => {
    facts = await readFacts({ folder: dirname(realpathSync(manifest)) })
  })

  test('is the newest release of its name', () => {
    expect(history.releases.findLast((one) => one.startsWith(`${id}.`))).toBe(release)
  })

  test('[DOC-17] releases.json agrees with its package', () => {
    expect(outdatedMembers(history, { version: release, facts }), 'Run `pnpm content:releases all`.').toEqual([])
  })

  test('[DOC-17] API tables agree with its package, both ways', async () => {
    const apis = [...(await pageApis())].filter(([page]) => !without.some((route) => page.endsWith(route)))
    const differences = apis.flatMap(([page, api]) =>
      checkApi(exportsOf(apiInRelease(api, history, release)), facts).map((problem) => `${page}: ${problem}`),
    )
    expect(apis.length).toBeGreaterThan(80)
    expect(differences).toEqual([])
  })
})

function exportsOf(api: PageApi): PageApi {
  return Object.fromEntries(Object.entries(api).filter(([name]) => !(name in typeSources)))
}

const demo = (tag: string, { names = 'Space', css = '' } = {}) =>
  `<script setup>\nimport { ${names} } from 'view-ui-plus'\n</script>\n\n<template>\n  ${tag}x</Space>\n</template>\n${css && `\n<style scoped>\n${css}\n</style>\n`}`

test.each([
  ['<Space>', 'display: inline-flex; align-items: center; gap: 8px'],
  ['<Space wrap :size="16">', 'display: inline-flex; flex-wrap: wrap; align-items: center; gap: 16px'],
  ['<Space direction="vertical" type="flex" size="large">', 'display: flex; flex-direction: column; gap: 24px'],
  ['<Space :size="[24, 8]" align="end">', 'display: inline-flex; align-items: end; gap: 8px 24px'],
])('%s becomes a <div> with the same layout', (tag, style) => {
  expect(spaceToFlex(demo(tag))).toContain(`<div style="${style}">x</div>`)
})

test('what a class of the element declares stays with the class, and other attributes stay', () => {
  const css = '.row {\n  display: flex;\n  margin-top: 16px;\n}'
  expect(spaceToFlex(demo('<Space v-if="a > b" class="row">', { css }))).toContain(
    '<div v-if="a > b" class="row" style="align-items: center; gap: 8px">x</div>',
  )
})

test('the import of Space is removed', () => {
  expect(spaceToFlex(demo('<Space>', { names: 'Button, Space, Tag' }))).toContain("import { Button, Tag } from 'view-ui-plus'")
  expect(spaceToFlex(demo('<Space>'))).not.toContain('import')
})

test.each(['<Space :size="size">', '<Space split>', '<Space :align="align">'])('%s cannot be said in a style, and stays', (tag) => {
  expect(spaceToFlex(demo(tag))).toBe(demo(tag))
})

test.each([
  ['<Time :time="at" type="date" :interval="0" />', '<Time :time="at" type="date" :interval="86400" />'],
  ['<ColorPicker v-model="color" transfer placement="bottom" />', '<ColorPicker v-model="color" placement="bottom" />'],
  ['<Select transfer />', '<Select transfer />'],
])('%s runs in 1.2 as %s', (written, shown) => {
  expect(rewriteDemo(written)).toBe(shown)
})
