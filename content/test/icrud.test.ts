import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEvents, checkTypes, declared, eventTuples, optionValues, texts, types } from '@view-design/icrud/facts'
import { checkApi, definitionFacts } from '@view-site/vue-demo/facts'
import { expect, test } from 'vitest'
import api from '../icrud/api/api.ts'
import { root } from './pages/pageApis.ts'

const { ICrud, ...documented } = api

test('[DOC-11] [DOC-17] the props, events and slots of ICrud are documented as they are', () => {
  expect(checkApi({ ICrud }, { ICrud: definitionFacts(declared) })).toEqual([])
  expect(checkEvents(ICrud.events, eventTuples)).toEqual([])
})

test('[DOC-11] [DOC-17] every type that a reader writes or is given is documented, field by field', () => {
  expect(checkTypes(documented, types, optionValues)).toEqual([])
  expect(Object.keys(documented).sort()).toEqual([...types.keys()].sort())
})

test.for(['zh-CN', 'en-US'] as const)('[DOC-11] every text of the interface is documented with its default, %s', (locale) => {
  const page = readFileSync(join(root, `icrud/api/${locale}.md`), 'utf8')
  const section = /^### CrudTexts\n([^]*?)^## /m.exec(page)?.[1] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| (?:`([^`]*)`|(.*?)) \|/gm)]
  expect(Object.fromEntries(rows.map(([, name = '', code, text]) => [name, code ?? text]))).toEqual(texts[locale])
  expect(section).toContain(String(rows.length))
})
