import { expect, test } from 'vitest'
import * as dialog from '../src/dialog.ts'
import * as root from '../src/index.ts'

test('the public exports', () => {
  expect({ '.': Object.keys(root), './dialog': Object.keys(dialog) }).toMatchSnapshot()
})
