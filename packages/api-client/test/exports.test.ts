import { expect, test } from 'vitest'
import * as root from '../src/index.ts'
import * as queries from '../src/queries.ts'

test('the public exports', () => {
  expect({ '.': Object.keys(root), './queries': Object.keys(queries) }).toMatchSnapshot()
})
