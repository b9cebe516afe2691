import { expect, test } from 'vitest'
import * as root from '../src/index.ts'
import * as locale from '../src/locale.ts'

test('the public exports', () => {
  expect({ '.': Object.keys(root), './locale': Object.keys(locale) }).toMatchSnapshot()
})
