import type { DocsApplication } from 'view-docs'
import { draftApi } from './draftApi.ts'

/** The first demo of a new page. */
const sampleDemo = `<script setup>
import { ref } from 'vue'
import { Button } from 'view-ui-plus'

const count = ref(0)
</script>

<template>
  <Button type="primary" @click="count += 1">点了 {{ count }} 次</Button>
</template>

<i18n lang="en-US">
点了: Pressed
次: times
</i18n>
`

/** What a new page has besides its texts: a demo, and for a component of the library its API as the library has it. */
export const newPage: NonNullable<DocsApplication['newPage']> = async () => {
  const { readFacts } = await import('@view-site/vue-demo/facts')
  const facts = await readFacts()
  return { demo: { file: 'base.vue', source: sampleDemo }, draftApi: (name) => draftApi(name, facts) }
}
