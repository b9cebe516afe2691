import { deflateSync } from 'node:zlib'
import type { Path } from './Path.ts'

const source = `<script setup>
console.log('shared')
</script>
<template><Button type="primary">按钮</Button></template>
`

/** A shared link, whose code runs in the frame of the playground. */
const shared = `/#code1.${deflateSync(JSON.stringify({ source, locale: 'zh-CN' })).toString('base64url')}`

/** The playground. */
export const playground: Path = {
  name: 'playground',
  title: '[PLUS-03] shared code runs in the playground, and so does what is typed',
  // Vue's compiler tries whether the page may evaluate code, and does without it.
  tolerated: /blocked a JavaScript eval/,
  async walk({ goto, press, key, type, sees, picture }, { playground: origin }) {
    const log = { css: '[role="log"]' }
    await goto(origin + shared)
    await sees({ ...log, text: 'shared' })
    await picture('shared')
    await press({ css: '.cm-content' })
    await key('Control', 'Home')
    await key('ArrowDown')
    await key('End')
    await type(';console.log("typed")')
    await sees({ ...log, text: 'typed' })
    await picture('typed')
  },
}
