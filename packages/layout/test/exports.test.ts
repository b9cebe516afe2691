import { expect, test } from 'vitest'
import * as root from '../src/index.ts'
import * as prepaint from '../src/prepaint.ts'
import * as search from '../src/search.ts'
import * as tanstack from '../src/tanstack.ts'

test('the public exports', () => {
  expect({
    '.': Object.keys(root),
    './prepaint': Object.keys(prepaint),
    './search': Object.keys(search),
    './tanstack': Object.keys(tanstack),
  }).toMatchSnapshot()
})
