import { CompletionContext } from '@codemirror/autocomplete'
import { vue } from '@codemirror/lang-vue'
import { EditorState } from '@codemirror/state'
import { beforeAll, expect, test } from 'vitest'
import { libraryApi } from '../../build/libraryApi.ts'
import { completeTemplate } from './completeTemplate.ts'
import type { LibraryApi } from './LibraryApi.ts'
import { memberAt } from './memberAt.ts'
import { placeAt } from './placeAt.ts'
import { tableAddress } from './tableAddress.ts'

let api: LibraryApi
let older: LibraryApi

beforeAll(async () => {
  ;[api, older] = await Promise.all([libraryApi('en-US'), libraryApi('zh-CN', '1.2')])
})

/** What is offered where `|` is in a file; `undefined` if nothing is. */
function offered(code: string, { explicit = false, of = api } = {}): string[] | undefined {
  return complete(code, { explicit, of })?.options.map(({ label }) => label)
}

function complete(code: string, { explicit = false, of = api } = {}) {
  const state = EditorState.create({ doc: code.replace('|', ''), extensions: [vue()] })
  const context = new CompletionContext(state, code.indexOf('|'), explicit)
  return completeTemplate(context, of, () => {
    throw new Error('Descriptions are made when they are shown.')
  })
}

function template(code: string): string {
  return `<script setup>\nimport { ref } from 'vue'\n</script>\n\n<template>\n  <p>{{ before }}</p>\n  ${code}\n</template>\n`
}

test('[PLUS-03] tags of components complete in both notations', () => {
  expect(offered(template('<Butt|'))).toEqual(expect.arrayContaining(['Button', 'ButtonGroup', 'DatePicker']))
  expect(offered(template('<|'))).toContain('Table')
  expect(offered(template('<Row><Co|</Row>'))).toContain('Col')
  const hyphenated = offered(template('<date-p|'))
  expect(hyphenated).toContain('date-picker')
  expect(hyphenated, 'that is an element').not.toContain('button')
})

test('[PLUS-03] props complete in both notations, each once, with their types', () => {
  const found = complete(template('<Button typ|'))
  expect(found?.options).toContainEqual(expect.objectContaining({ label: 'type', detail: expect.stringContaining("'primary'") }))
  expect(found?.options.map(({ label }) => label)).toEqual(expect.arrayContaining(['html-type', 'loading', '@click']))
  expect(offered(template('<Button htmlT| />'))).toContain('htmlType')
  expect(offered(template('<i-button :loa|></i-button>'))).toContain('loading')
  expect(offered(template('<DatePicker v-bind:|></DatePicker>'))).toContain('placement')
  const left = offered(template('<Button type="primary" :html-type="kind" s|>x</Button>'))
  expect(left).toContain('size')
  expect(left).not.toContain('type')
  expect(left).not.toContain('html-type')
  expect(offered(template('<Select v|'))).toContain('v-model')
})

test('[PLUS-03] nothing opens by itself where an attribute could begin; Ctrl+Space lists them', () => {
  expect(offered(template('<Button |></Button>'))).toBeUndefined()
  expect(offered(template('<Button |></Button>'), { explicit: true })).toContain('type')
})

test('[PLUS-03] events complete after @ and v-on:', () => {
  expect(offered(template('<Modal @on|></Modal>'))).toEqual(expect.arrayContaining(['on-ok', 'on-cancel']))
  expect(offered(template('<Modal v-on:|></Modal>'))).toContain('on-ok')
  expect(offered(template('<Modal @|></Modal>'))).not.toContain('title')
})

test('[PLUS-03] slots complete on the component and on a template inside of it', () => {
  expect(offered(template('<Modal><template #|></template></Modal>'))).toEqual(expect.arrayContaining(['header', 'footer']))
  expect(offered(template('<Modal><template v-slot:fo|></template></Modal>'))).toContain('footer')
  expect(offered(template('<Modal #he|></Modal>'))).toContain('header')
  expect(offered(template('<Table><template #|></template></Table>')), 'the user names them').not.toContain('[column.slot]')
})

test('[PLUS-03] listed values complete as text, and as expressions in bound props', () => {
  const types = ['default', 'primary', 'dashed', 'text', 'info', 'success', 'warning', 'error']
  expect(offered(template('<Button type="|"></Button>'))).toEqual(types)
  expect(offered(template('<Button type="pri|'))).toEqual(types)
  expect(offered(template(`<Button :type="'pri|"></Button>`))).toContain("'primary'")
  expect(offered(template('<Button html-type="|"></Button>'))).toEqual(['button', 'submit', 'reset'])
  expect(offered(template('<Button :loading="|"></Button>'))).toEqual(['true', 'false'])
  expect(offered(template('<Button :loading="count > |"></Button>'))).toBeUndefined()
  expect(offered(template('<Button icon="|"></Button>'))).toEqual([])
})

test.each([
  ["a script's string", `<script setup>\nconst tag = '<Butt|'\n</script>\n<template><p>x</p></template>`],
  ['a comparison', template('<p v-if="a <b|">x</p>')],
  ['an interpolation', template('<p>{{ a <b| }}</p>')],
  ['a comment', template('<!-- <Butt| -->')],
  ['a style', `<template><p>x</p></template>\n<style>\na<b| {}\n</style>`],
  ['the top of the file', '<Butt|'],
  ['the attributes of a block', '<template la|></template>'],
  ['an element', template('<p cla|>x</p>')],
  ['text between tags', template('<Button>typ|</Button>')],
  ['a closing tag', template('<Button>x</Butt|')],
  ['a string of a listener', template(`<Button @click="show('typ|')">x</Button>`)],
])('[PLUS-03] nothing is offered in %s', (_, code) => {
  expect(offered(code, { explicit: true })).toBeUndefined()
})

test('[PLUS-03] an older version has its own components and props', () => {
  expect(offered(template('<Spa|'))).toContain('Space')
  expect(offered(template('<Spa|'), { of: older })).not.toContain('Space')
  expect(older['Button']?.description).toMatch(/[\u4E00-\u9FFF]/)
})

test.each([
  ['<Button htm|l-type="submit">x</Button>', 'props', 'htmlType', 'component/base/button#api-Button-props-htmlType'],
  ['<Button :type="kin|d">x</Button>', 'props', 'type', 'component/base/button#api-Button-props-type'],
  ['<Button @click.pre|vent="go">x</Button>', 'events', 'click', 'component/base/button#api-Button-events-click'],
  ['<Select v-mod|el="one"></Select>', 'props', 'modelValue', 'component/form/select#api-Select-props-modelValue'],
])('[PLUS-03] a place in %s has a description and a link to its table', (code, part, name, address) => {
  const text = template(code)
  const place = placeAt(EditorState.create({ doc: text.replace('|', ''), extensions: [vue()] }), text.indexOf('|'))
  const found = place && memberAt({ ...place, ...(place.kind === 'attribute' && { text: wholeName(text) }) }, api)
  expect(found?.member).toMatchObject({ part, name })
  const documentation = { home: 'https://docs.example/', root: '/en-US', version: '1.2' }
  expect(found && tableAddress(documentation, found.component, found.member)).toBe(`https://docs.example/en-US/view-ui-plus/1.2/${address}`)
})

function wholeName(text: string): string {
  return /[^\s]*\|[^\s=]*/.exec(text)?.[0].replace('|', '') ?? ''
}
