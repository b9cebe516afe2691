import type { Page } from '@playwright/test'
import { expect, frameOf, resultOf, test, write } from '../../pages/playgroundApp.ts'

const rows = `<script setup>
import { ICrud } from '@view-design/icrud'
import { vxeTable } from '@view-design/icrud/vxe'
import 'vxe-table/lib/style.css'
const columns = [{ key: 'name', title: 'Name' }]
const fetchData = () => [{ id: 1, name: 'Ada' }, { id: 2, name: 'Ben' }]
</script>
<template><ICrud :table="vxeTable" :columns="columns" :fetch-data="fetchData" /></template>`

const grid = `<script setup>
import { VxeGrid } from 'vxe-table'
</script>
<template><VxeGrid :columns="[{ field: 'a', title: 'A' }]" :data="[{ a: 1 }]" /></template>`

const quill = `<script setup>
import { onMounted, useTemplateRef } from 'vue'
import Quill from 'quill'
import 'quill/dist/quill.snow.css'
const host = useTemplateRef('host')
onMounted(() => new Quill(host.value, { theme: 'snow' }))
</script>
<template><div><div ref="host">written before</div></div></template>`

const easymde = `<script setup>
import { onMounted, useTemplateRef } from 'vue'
import EasyMDE from 'easymde'
import 'easymde/dist/easymde.min.css'
const host = useTemplateRef('host')
onMounted(() => new EasyMDE({ element: host.value, autoDownloadFontAwesome: false, spellChecker: false, toolbar: false }))
</script>
<template><textarea ref="host">**strong**</textarea></template>`

/** Records the names of the modules that a page requests. */
function requestedModules(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/module-(.*?)-[\w-]{8}\.txt$/.exec(request.url()) ?? []
    if (name !== undefined) names.push(name)
  })
  return names
}

test('[PLUS-03] rarely used modules are loaded once, with dependencies, by the first code that imports them; editors run in the frame', async ({
  page,
  play,
}) => {
  const requested = requestedModules(page)
  await play({ source: '<template><p>plain</p></template>' })
  expect(requested).toEqual([])
  await write(page, rows)
  await expect(frameOf(page).locator('.vxe-body--row')).toHaveCount(2)
  await expect(frameOf(page).locator('.vxe-header--column').first(), 'its style sheet is applied').toHaveCSS('font-weight', '700')
  expect(requested.toSorted()).toEqual(['view-design-icrud-vxe', 'vxe-table', 'vxe-table-lib-style.css'])
  await write(page, grid)
  await expect(frameOf(page).locator('.vxe-body--row')).toHaveCount(1)
  await expect(frameOf(page).locator('.vxe-grid'), 'without its import the style sheet is not applied').toHaveCSS('display', 'block')
  expect(requested).toHaveLength(3)

  await write(page, quill)
  await expect(frameOf(page).locator('.ql-editor')).toHaveText('written before')
  await expect(frameOf(page).locator('.ql-toolbar')).toHaveCSS('border-top-width', '1px')
  await write(page, easymde)
  await expect(frameOf(page).locator('.CodeMirror')).toContainText('**strong**')
  await expect(frameOf(page).locator('.CodeMirror')).toHaveCSS('border-top-width', '1px')
  await expect(page.getByRole('log').locator('[data-level]'), 'no messages of the console').toHaveCount(0)
  expect(requested.slice(3).toSorted()).toEqual(['easymde', 'easymde-dist-easymde.min.css', 'quill', 'quill-dist-quill.snow.css'])
})

test.describe('without a response', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('[PLUS-03] a module that fails to load is reported, and requested again by the next run', async ({ page, play }) => {
    await page.route('**/assets/module-quill-*.txt', (route) => route.abort(), { times: 1 })
    await play({ source: quill })
    await expect(resultOf(page)).toHaveAttribute('data-phase', 'notLoaded')
    await page.getByRole('button', { name: '运行', exact: true }).click()
    await expect(frameOf(page).locator('.ql-editor')).toHaveText('written before')
  })
})
