import { trapRules } from '@view-site/vue-demo/traps'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import plugin from '../src/index.ts'

const { recommended } = plugin.configs
const linter = new Linter()
const page = (template: string, script = '') => `<script setup>\n${script}\n</script>\n<template>${template}</template>`

function reportsOf(template: string, script?: string) {
  return linter.verify(page(template, script), [recommended], { filename: 'App.vue' })
}

function rulesOf(template: string, script?: string): (string | null)[] {
  return reportsOf(template, script).map(({ ruleId }) => ruleId)
}

test('every rule is in the recommended configuration, and links to its section of the documentation', () => {
  expect(Object.keys(recommended.rules ?? {})).toEqual(Object.keys(plugin.rules ?? {}).map((name) => `view-ui-plus/${name}`))
  for (const [name, rule] of Object.entries(plugin.rules ?? {}))
    expect('meta' in rule && rule.meta?.docs?.url).toMatch(new RegExp(`/en-US/view-ui-plus/guide/linting#${name}$`))
  for (const { name, severity } of trapRules) expect(recommended.rules?.[`view-ui-plus/${name}`]).toBe(severity)
})

// One example for each part of a tag; packages/vue-demo tests every case.
test.each([
  ['no-surprising-value', '<Col :span="0" />', '<Col span="0" />'],
  ['valid-date-format', '<DatePicker format="YYYY-MM" />', '<DatePicker format="yyyy-MM" />'],
  ['no-dead-event', '<RadioGroup><p><Radio label="a" @on-change="read" /></p></RadioGroup>', '<Radio @on-change="read" />'],
  ['no-dead-event', '<Input v-model.lazy="text" />', '<Input v-model.trim="text" />'],
  ['no-late-content', '<Tabs><template v-if="isOpen" #extra>a</template></Tabs>', '<Tabs><template #extra>a</template></Tabs>'],
  ['valid-directive-value', '<p v-width="\'10em\'" />', '<p v-width="\'10%\'" />'],
  ['require-related-part', '<Skeleton animated />', '<Skeleton v-bind="rest" />'],
  ['require-related-part', '<Tag closable>a</Tag>', '<Tag closable v-on="listeners">a</Tag>'],
  ['require-related-part', '<Image preview />', '<Image preview :[name]="list" />'],
  ['no-conflicting-parts', '<Badge status="error"><template #default>a</template></Badge>', '<Badge status="error"> </Badge>'],
  ['no-conflicting-parts', '<Badge status="error">{{ text }}</Badge>', '<Badge dot status="error">a</Badge>'],
  ['no-conflicting-parts', '<Card to="/a"><p><i-button /></p></Card>', '<Card to="/a"><p>a</p></Card>'],
])('%s reports %s', (rule, bad, good) => {
  expect(rulesOf(bad)).toEqual([`view-ui-plus/${rule}`])
  expect(rulesOf(good)).toEqual([])
})

test('initial values and functions are read from the script', () => {
  expect(rulesOf('<InputNumber v-model="count" />', 'const count = ref()')).toEqual(['view-ui-plus/valid-initial-value'])
  expect(rulesOf('<InputNumber v-model="count" />', 'const count = ref(null)')).toEqual([])
  expect(rulesOf('<Switch v-model="isOn" :before-change="ask" />', 'const ask = () => false')).toEqual(['view-ui-plus/no-ignored-veto'])
})

test('a component from elsewhere is not checked', () => {
  expect(rulesOf('<Skeleton />', "import { Skeleton } from './own'")).toEqual([])
  expect(rulesOf('<Shape />', "import { Skeleton as Shape } from 'view-ui-plus'")).toEqual(['view-ui-plus/require-related-part'])
})

test('a message ends with the address of the trap, in its language', () => {
  const code = page('<Avatar size="48px" />')
  const [english] = linter.verify(code, [recommended], { filename: 'App.vue' })
  expect(english?.message).toMatch(
    /^"size" of Avatar is in px: the unit is appended to "48px"\. Pass a number\. https:\/\/.*\/en-US\/view-ui-plus\/component\/view\/avatar#size-48px-has-no-effect$/,
  )
  const settings = { 'view-ui-plus': { locale: 'zh-CN' } }
  const [chinese] = linter.verify(code, [recommended, { settings }], { filename: 'App.vue' })
  expect(chinese?.message).toMatch(/请传数字。 https:\/\/[^/]+\/view-ui-plus\/component\/view\/avatar#size-48px-has-no-effect$/)
})

test.each([
  ['<Avatar size="48px" />', '<Avatar :size="48" />'],
  ['<DatePicker :format="\'YYYY-MM-DD\'" />', '<DatePicker format="yyyy-MM-dd" />'],
  ['<Page simple />', '<Page simple @keydown.tab.capture.stop />'],
  ["<Avatar :size=\"isBig ? '48px' : 'small'\" />", "<Avatar :size=\"isBig ? '48px' : 'small'\" />"],
])('%s is fixed to %s', (bad, fixed) => {
  expect(linter.verifyAndFix(page(bad), [recommended], { filename: 'App.vue' }).output).toBe(page(fixed))
})

test('a listener for a callback that is a prop is suggested as one', () => {
  const [report] = reportsOf('<Upload action="/files" @on-success="read" />')
  expect(report?.message).toBe('Upload has no event "on-success". Did you mean ":on-success"?')
  const fix = report?.suggestions?.[0]?.fix
  const code = page('<Upload action="/files" @on-success="read" />')
  expect(fix && code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])).toBe(
    page('<Upload action="/files" :on-success="read" />'),
  )
})
