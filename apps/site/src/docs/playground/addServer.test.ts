import { expect, test } from 'vitest'
import { addServer } from './addServer.ts'

const demo = `<script setup lang="ts">
import { Upload } from 'view-ui-plus'

const action = '/api/files'
</script>

<template>
  <Upload :action="action" />
</template>
`

test('in the playground a demo starts the server of its page, which is another file', () => {
  expect(addServer(demo)).toBe(`<script setup lang="ts">
import { onScopeDispose } from 'vue'
import startServer from './server.js'
import { Upload } from 'view-ui-plus'

const action = '/api/files'

onScopeDispose(startServer())
</script>

<template>
  <Upload :action="action" />
</template>
`)
})

test('a demo without a script has nothing that needs a server', () => {
  expect(addServer('<template><p /></template>')).toBe('<template><p /></template>')
})
