import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFacts } from './readFacts.ts'

/** A release with the files that the library's packages have, and that asks for a document as 1.0.0 does. */
const files = {
  'dist/viewuiplus.min.esm.js': `document.addEventListener
const props = { htmlType: { type: String }, size: { type: String, default: 'small' }, old: Boolean }
export default { install() {}, Button: { name: 'Button', props, emits: ['on-click'], render() {} } }`,
  'src/locale/index.js': '',
  'src/components/index.js': `export { default as Button } from './button/button.vue'`,
  'src/components/button/button.vue': `<template><slot name="icon"></slot></template>
<script>
export default {
  props: {
    htmlType: String,
    /** Its height. */
    size: String,
    /**
     * Has no effect.
     * @deprecated since 1.2
     */
    old: Boolean,
  },
}
</script>`,
  'types/button.d.ts': `export declare const Button: DefineComponent<{
    /** @deprecated use \`type\` */
    'html-type'?: string;
    /** Its height. */
    size?: string;
}>`,
}

test('facts can be read from the folder of any release, with what it marks as deprecated', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vue-demo-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  expect(await readFacts({ folder })).toEqual({
    Button: {
      kind: 'component',
      props: {
        htmlType: { types: ['String'], isRequired: false },
        size: { types: ['String'], isRequired: false, default: 'small' },
        old: { types: ['Boolean'], isRequired: false, default: false },
      },
      events: ['on-click'],
      slots: ['icon'],
      statics: [],
      methods: [],
      deprecated: ['old', 'htmlType'],
    },
  })
  expect('document' in globalThis).toBe(false)
})
