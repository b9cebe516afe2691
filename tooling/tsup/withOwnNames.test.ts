import { expect, test } from 'vitest'
import { withOwnNames } from './withOwnNames.ts'

test('restores the name of a duplicate import', () => {
  const code = [
    'import { Clock, Clock as Clock$1, Storage } from "@view-site/platform";',
    'interface Options { clock: Clock$1; other: Clock$10 }',
    'export { type Clock, type Options };',
  ]
  expect(withOwnNames(code.join('\n'))).toBe(
    [
      'import { Clock, Storage } from "@view-site/platform";',
      'interface Options { clock: Clock; other: Clock$10 }',
      'export { type Clock, type Options };',
    ].join('\n'),
  )
})

test('keeps the numbered name where the name itself is taken', () => {
  const code = 'import { Node as Node$1 } from "dom";\ninterface Node { inner: Node$1 }\nexport { type Node };'
  expect(withOwnNames(code)).toBe(code)
  expect(withOwnNames('import { Node as Node$1 } from "dom";\nexport { Node$1 as t };')).toBe(
    'import { Node } from "dom";\nexport { Node as t };',
  )
})
