import { expect, test } from 'vitest'
import { localizeDemo } from './localizeDemo.ts'

const demo = `<template>
  <Button>默认</Button>
  <Button title="默认按钮">{{ text }}</Button>
</template>

<script setup>
const text = '是'
</script>

<i18n lang="en-US">
默认: Default
默认按钮: Default button
是: Yes
</i18n>
`
const localize = (source: string, locale: 'zh-CN' | 'en-US' = 'en-US') => localizeDemo(source, locale, 'demos/type.vue')

test('the Chinese demo is the file without its dictionary', () => {
  expect(localize(demo, 'zh-CN')).toBe(demo.slice(0, demo.indexOf('\n<i18n')))
})

test('the English demo has each text replaced, the longest first', () => {
  expect(localize(demo)).toBe(`<template>
  <Button>Default</Button>
  <Button title="Default button">{{ text }}</Button>
</template>

<script setup>
const text = 'Yes'
</script>
`)
})

test('a demo without Chinese needs no dictionary, and a dictionary may be anywhere in the file', () => {
  expect(localize('<template>\n  <Icon />\n</template>\n')).toBe('<template>\n  <Icon />\n</template>\n')
  expect(localize('<i18n lang="en-US">\n好: Fine\n</i18n>\n<template>好</template>\n')).toBe('<template>Fine</template>\n')
})

test('Chinese may stay where the dictionary says so', () => {
  expect(localize('<p>简体中文</p>\n<i18n lang="en-US">\n简体中文: 简体中文\n</i18n>\n')).toBe('<p>简体中文</p>\n')
})

test('a file with Windows line ends gives the same demo', () => {
  expect(localize(demo.replaceAll('\n', '\r\n'))).toBe(localize(demo))
})

test.each([
  ['Chinese left over', demo.replace('是: Yes\n', ''), 7, "Chinese is left over in the en-US demo: “const text = '是'”."],
  ['Chinese punctuation left over', demo.replace('{{ text }}', 'Well，'), 3, '“<Button title="默认按钮">Well，</Button>”.'],
  ['Chinese before a dictionary and after it', `${demo}<!-- 完 -->\n`, 15, '“<!-- 完 -->”.'],
  ['a key that occurs nowhere', demo.replace('是: Yes', '是: Yes\n否: No'), 14, 'The <i18n> key “否” occurs nowhere in the demo.'],
  ['malformed YAML', demo.replace('Default button', 'Default: button'), 12, 'The <i18n> block is not valid YAML'],
  ['a nested entry', demo.replace('是: Yes', '是:\n  a: b'), 13, 'The <i18n> entry “是” is not a text.'],
])('%s is an error that names the file and the line', (_case, source, line, message) => {
  const attempt = () => localize(source)
  expect(attempt).toThrow(message)
  expect(attempt).toThrow(expect.objectContaining({ name: 'DemoError', file: 'demos/type.vue', line }))
  expect(attempt).toThrow(`demos/type.vue:${line}: `)
})
