import { expect, test } from 'vitest'
import * as root from '../src/index.ts'

test('the public exports', () => {
  expect({ '.': Object.keys(root) }).toMatchSnapshot()
})
