import { expect, test } from 'vitest'
import { compiledDemo } from './compiledDemo.ts'

const script = "<script setup>\nconst names = { 时区: '东八区' }\n</script>\n"
const template = '\n<template>\n  <p>{{ names }}</p>\n</template>\n'
const i18n = (zone: string) => `\n<i18n lang="en-US">\n时区: ${zone}\n东八区: UTC+8\n</i18n>\n`

test('a valid demo is returned in its language', () => {
  const source = script + template + i18n('Timezone')
  expect(compiledDemo(source, 'en-US', 'a.vue')).toContain("{ Timezone: 'UTC+8' }")
  expect(compiledDemo(source, 'zh-CN', 'a.vue')).toBe(script + template)
})

test('a translation that breaks the code is reported with language, file and line', () => {
  const broken = script + template + i18n('Time zone')
  expect(compiledDemo(broken, 'zh-CN', 'a.vue')).toContain('时区')
  expect(() => compiledDemo(broken, 'en-US', 'a.vue')).toThrow(/^a\.vue:2: In en-US it does not compile: Unexpected token/)
})

test.each([
  [
    'an element that is not closed',
    '\n<template>\n  <p>text\n</template>\n',
    /^a\.vue:6: In zh-CN it does not compile: Element is missing end tag/,
  ],
  [
    'an expression that is none',
    '\n<template>\n  <p :title="a b">x</p>\n</template>\n',
    /^a\.vue:\d+: In zh-CN it does not compile: .*Unexpected token/,
  ],
])('%s is reported', (_, wrong, message) => {
  expect(() => compiledDemo('<script setup>\nconst a = 1\n</script>\n' + wrong, 'zh-CN', 'a.vue')).toThrow(message)
})

test('a component that the demo does not import is reported, with and without a script', () => {
  const uses = '\n<template>\n  <p>\n    <Buton />\n  </p>\n</template>\n'
  expect(() => compiledDemo(`<script setup>\nimport { Button } from 'view-ui-plus'\n</script>\n${uses}`, 'zh-CN', 'a.vue')).toThrow(
    'a.vue:7: The template uses <Buton>, which the demo does not import. Import it',
  )
  expect(() => compiledDemo(uses, 'zh-CN', 'a.vue')).toThrow('a.vue:4: The template uses <Buton>')
})

test('a demo without a script is compiled too', () => {
  expect(() => compiledDemo('<template>\n  <p v-if>x</p>\n</template>\n', 'zh-CN', 'a.vue')).toThrow(/^a\.vue:2: In zh-CN/)
  expect(compiledDemo('<template>\n  <p>x</p>\n</template>\n', 'zh-CN', 'a.vue')).toContain('<p>')
})
