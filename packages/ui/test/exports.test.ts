import { expect, test } from 'vitest'
import * as form from '../src/form.ts'
import * as root from '../src/index.ts'
import * as overlay from '../src/overlay.ts'
import * as palette from '../src/palette.ts'
import * as theme from '../src/theme.ts'

test('the public exports', () => {
  const names = Object.fromEntries(
    Object.entries({ '.': root, './theme': theme, './palette': palette, './overlay': overlay, './form': form }).map(([entry, module]) => [
      entry,
      Object.keys(module),
    ]),
  )
  expect(names).toMatchSnapshot()
})
