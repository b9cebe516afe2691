import { expect, test } from 'vitest'
import { demoAddress } from './demoAddress.ts'

const home = 'https://www.view-ui.example'

test('[PLUS-03] the link back to a demo leads to the documentation', () => {
  expect(demoAddress(home, '/en/view-ui-plus/component/base/button#type')).toBe(`${home}/en/view-ui-plus/component/base/button#type`)
  expect(demoAddress(home, undefined)).toBeUndefined()
})

test('[PLUS-03] the link back to a demo never leads to another origin', () => {
  const hostile = ['//hostile.example/', '/\\hostile.example/', '/\t/hostile.example/', 'https://hostile.example/', 'javascript:alert(1)']
  expect(hostile.map((page) => demoAddress(home, page))).toEqual(hostile.map(() => undefined))
  expect(demoAddress('/', '/view-ui-plus'), 'no site is configured').toBeUndefined()
})
