import { expect, test } from 'vitest'
import { textsOf } from '../../locales/texts.ts'
import { apiParts } from './apiParts.ts'

test('[DOC-17] a table of directives lists what each of them reads, in source order', () => {
  const description = { 'zh-CN': '宽度', 'en-US': 'Width' }
  const directives = {
    'v-wide': { value: 'number | string', description },
    'v-at': { arg: "'top'", modifiers: "'once'", value: 'number', description },
    'v-plain': { description },
  }
  expect(apiParts({ directives }, 'en-US', textsOf('en-US').api)).toEqual([
    {
      part: 'directives',
      label: 'Directives',
      columns: ['Name', 'Description', 'Value'],
      rows: [
        { name: 'v-wide', description: 'Width', type: 'number | string' },
        { name: 'v-at', description: 'Width', type: ":'top' .'once' = number" },
        { name: 'v-plain', description: 'Width' },
      ],
    },
  ])
})
