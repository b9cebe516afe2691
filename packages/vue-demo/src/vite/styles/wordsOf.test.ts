import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { libraryDir } from '../../library.ts'
import { createWordsOf } from './wordsOf.ts'

test('[PLUS-01] the words of a demo are its own, those of the files that it imports, and those of the components that it uses', async () => {
  const words = await wordsOf({
    'demo.vue': `<script setup lang="ts">
import { ref, type Ref } from 'vue'
import { Button, type Table as Rows } from 'view-ui-plus'
import type { Select } from 'view-ui-plus'
import One from './one.vue'
import './one.css'
</script>
<template><Button icon="ios-add"><One /></Button></template>`,
    'one.vue': `<script setup>
import { Poptip } from 'view-ui-plus'
</script>
<template><Poptip class="mine" /></template>`,
    'one.css': '.other {}',
  })
  for (const word of ['ios-add', 'mine', 'ivu-btn', 'ivu-icon', 'ivu-poptip']) expect(words).toContain(word)
  for (const word of ['other', 'ivu-table', 'ivu-select']) expect(words).not.toContain(word)
})

test('[PLUS-01] of a demo that imports other code, or all of the library, they are not known', async () => {
  expect(await wordsOf({ 'demo.vue': `<script setup>\nimport { ICrud } from '@view-design/icrud'\n</script>` })).toBeUndefined()
  expect(await wordsOf({ 'demo.vue': `<script setup>\nimport * as library from 'view-ui-plus'\n</script>` })).toBeUndefined()
  expect(await wordsOf({ 'demo.vue': `<script>\nconst load = () => import('dayjs')\n</script>` })).toBeUndefined()
})

async function wordsOf(files: Record<string, string>): Promise<string[] | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'words-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const words = createWordsOf(libraryDir)([path.join(folder, 'demo.vue')])
  return words && [...words]
}
