import { expect, test } from 'vitest'
import { addServer } from './addServer.ts'

const demo = `<script setup lang="ts">
const action = '/api/files'
</script>

<template>
  <p>{{ action }}</p>
</template>
`

test('in the playground a demo has the server of its page at the end of its script', () => {
  const server = `const answer = '$&'\n\n/** Starts it. */\nexport default function startServer() {\n  return () => {}\n}\n`
  expect(addServer(demo, server)).toBe(`<script setup lang="ts">
const action = '/api/files'

// server.js
const answer = '$&'

/** Starts it. */
function startServer() {
  return () => {}
}

import { onScopeDispose } from 'vue'
onScopeDispose(startServer())
</script>

<template>
  <p>{{ action }}</p>
</template>
`)
})

test('a server that is an expression gets a name', () => {
  expect(addServer(demo, 'export default () => () => {}')).toContain('const startServer = () => () => {}')
})
