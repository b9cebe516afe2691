import { expect, test } from 'vitest'
import * as dialog from '../src/dialog.ts'
import * as pages from '../src/pages.ts'
import * as root from '../src/index.ts'
import * as vaptcha from '../src/vaptcha.ts'

test('the public exports', () => {
  expect({
    '.': Object.keys(root),
    './dialog': Object.keys(dialog),
    './pages': Object.keys(pages),
    './vaptcha': Object.keys(vaptcha),
  }).toMatchSnapshot()
})
