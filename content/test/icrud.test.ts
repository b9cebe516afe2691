import { checkEvents, checkTypes, declared, eventTuples, optionValues, types } from '@view-design/icrud/facts'
import { checkApi, definitionFacts } from '@view-site/vue-demo/facts'
import { expect, test } from 'vitest'
import api from '../icrud/api/api.ts'

const { ICrud, ...documented } = api

test('[DOC-11] [DOC-17] the props, events and slots of ICrud are documented as they are', () => {
  expect(checkApi({ ICrud }, { ICrud: definitionFacts(declared) })).toEqual([])
  expect(checkEvents(ICrud.events, eventTuples)).toEqual([])
})

test('[DOC-11] [DOC-17] every type that a reader writes or is given is documented, field by field', () => {
  expect(checkTypes(documented, types, optionValues)).toEqual([])
  expect(Object.keys(documented).sort()).toEqual([...types.keys()].sort())
})
