import { expect, test } from 'vitest'
import * as root from '../src/index.ts'
import * as search from '../src/search.ts'
import * as tanstack from '../src/tanstack.ts'

test('the public exports', () => {
  expect({ '.': Object.keys(root), './search': Object.keys(search), './tanstack': Object.keys(tanstack) }).toMatchSnapshot()
})
