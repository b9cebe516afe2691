import { locales } from '@view-site/i18n/product'
import { expect, test } from 'vitest'
import { sampleCode } from '../state/sampleCode.ts'
import { trapsIn } from './trapsIn.ts'

const source = `<script setup lang="ts">
import { Avatar, DatePicker } from 'view-ui-plus'
</script>

<template>
  <DatePicker format="YYYY-MM-DD" />
  <Avatar size="48px" />
</template>
`
const options = { locale: 'en-US', home: 'https://docs.example' } as const

test('[PLUS-03] traps have a message, a link to their explanation, their place, and a fix', () => {
  const [format, size, ...others] = trapsIn(source, options)
  expect(others).toEqual([])
  expect(format).toMatchObject({
    line: 6,
    address: 'https://docs.example/en-US/view-ui-plus/component/form/date-picker#the-format-yyyy-mm-dd-does-not-work',
  })
  expect(format?.message).toContain('the year is "yyyy"')
  expect(source.slice(format?.diagnostic.from, format?.diagnostic.to)).toBe('format="YYYY-MM-DD"')
  expect(format?.diagnostic.actions).toMatchObject([{ name: 'Fix' }])
  expect(size).toMatchObject({ line: 7 })
})

test('[PLUS-03] traps are in the language of the page', () => {
  const [format] = trapsIn(source, { locale: 'zh-CN', home: '/' })
  expect(format?.message).toContain('年是 yyyy')
  expect(format?.address).toBe('/view-ui-plus/component/form/date-picker#the-format-yyyy-mm-dd-does-not-work')
  expect(format?.diagnostic.actions).toMatchObject([{ name: '修正' }])
})

test('[PLUS-03] code that is being typed has no traps until it can be parsed', () => {
  expect(trapsIn('<template><DatePicker format="YYYY" ', options)).toEqual([])
  expect(trapsIn('<script setup>\nimport {\n</script>\n<template><Avatar size="48px" /></template>', options)).toEqual([])
  expect(trapsIn('', options)).toEqual([])
})

test.each(locales)('[PLUS-03] the first code that visitors see has no traps, %s', (locale) => {
  expect(trapsIn(sampleCode(locale), { locale, home: '/' })).toEqual([])
})
