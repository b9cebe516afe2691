import { describe, expect, test } from 'vitest'
import { trapExamples } from '../../test/trapExamples.ts'
import { trapRules } from '../traps/trapRules.ts'
import { findTraps } from './findTraps.ts'

const library = 'view-ui-plus'

/** A file from an example: the template, and the script behind its first line. */
function fileOf(example: string): string {
  const [template = '', ...script] = example.split('\n')
  return `<script setup lang="ts">\n${script.join('\n')}\n</script>\n\n<template>\n  ${template}\n</template>\n`
}

describe('traps', () => {
  const examples = Object.entries(trapExamples).flatMap(([rule, pairs]) => pairs.map(([bad, good]) => ({ rule, bad, good })))

  test.each(examples)('$rule finds $bad', ({ rule, bad, good }) => {
    expect(findTraps(fileOf(bad), library).map((found) => found.rule)).toEqual([rule])
    expect(findTraps(fileOf(good), library)).toEqual([])
  })

  test('every case has an example', () => {
    const found = new Set(examples.flatMap(({ bad }) => findTraps(fileOf(bad), library).map(({ trap }) => trap)))
    const cases = trapRules.flatMap((rule) => rule.cases.map(({ trap }) => trap))
    expect(cases.filter((trap) => !found.has(trap))).toEqual([])
  })

  test('messages name what is reported, in both languages', () => {
    for (const { bad } of examples)
      for (const { text } of findTraps(fileOf(bad), library)) {
        expect(text['en-US']).toMatch(/^[A-Z0-9"<v].*[.)]$/)
        expect(text['zh-CN']).toMatch(/。$/)
        expect(Object.values(text).join('')).not.toMatch(/\{\w+\}/)
      }
  })

  test('a trap has its place, and a safe fix replaces the part', () => {
    const source = fileOf('<Avatar size="48px" />')
    const [found] = findTraps(source, library)
    expect(source.slice(found?.start, found?.end)).toBe('size="48px"')
    expect(found?.fix).toBe(':size="48"')
    const [tag] = findTraps(fileOf('<Skeleton />'), library)
    expect(fileOf('<Skeleton />').slice(tag?.start, tag?.end)).toBe('<Skeleton')
    expect(tag).not.toHaveProperty('fix')
  })

  test('one of two branches is reported, but not fixed', () => {
    expect(findTraps(fileOf("<Avatar :size=\"isBig ? '48px' : 'small'\" />"), library)).toMatchObject([{ rule: 'valid-size' }])
    expect(findTraps(fileOf("<Avatar :size=\"isBig ? '48px' : 'small'\" />"), library)[0]).not.toHaveProperty('fix')
  })

  test.each([
    '<script setup>\nimport { Skeleton } from "./own"\n</script>\n<template><Skeleton /></template>',
    '<template><Skeleton></template>',
    '<script setup>\nimport {\n</script>\n<template><Skeleton /></template>',
    '<template><Tag closable v-on="listeners">a</Tag><Tag closable @[event]="go">a</Tag><Skeleton :[name]="1" /></template>',
  ])('nothing is reported in %j', (source) => {
    expect(findTraps(source, library)).toEqual([])
  })
})
