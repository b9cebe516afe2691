import { expect, test } from 'vitest'
import { filesOf, read } from '../src/repository.ts'

/** Names that two packages use, each for elements of its own. */
const ownOfEach = ['columns', 'state', 'tabs', 'text']

/** The text of this function is inlined in pages, so it cannot use a constant; its type takes the names from `ThemeDataset` of `ui`. */
const inlined = 'packages/layout/src/core/settings/setRootAttributes.ts'

const sources = filesOf('packages/*/src/**', 'apps/*/src/**', 'apps/*/build/**', 'apps/*/server/**').filter(
  (file) => /\.(?:tsx?|css|vue)$/.test(file) && !/\.test\.|\/routeTree\.gen\./.test(file) && file !== inlined,
)

/** Names of `data-*` attributes in code, comments apart, as they are written in HTML. */
function attributesIn(code: string): string[] {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
  const written = [...bare.matchAll(/\bdata-([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  const properties = [...bare.matchAll(/\bdataset(?:\.|\[')(\w+)/g)].map(([, name = '']) => name)
  return [...written, ...properties.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))]
}

test('an attribute that several packages use is written in one of them, which exports its name', () => {
  const users = new Map<string, Set<string>>()
  for (const file of sources) {
    const [workspace = '', folder = ''] = file.split('/')
    for (const name of attributesIn(read(file))) users.set(name, (users.get(name) ?? new Set()).add(`${workspace}/${folder}`))
  }
  const shared = [...users].filter(([name, packages]) => packages.size > 1 && !ownOfEach.includes(name))
  expect(shared.map(([name, packages]) => `data-${name}: ${[...packages].join(', ')}`)).toEqual([])
  expect(users.size).toBeGreaterThan(50)
})

test('attributes are found in markup, selectors and properties, not in comments', () => {
  const code = "/* data-a */ <i data-b-c /> // data-d\n'[data-e]'; dataset.fG = ''; dataset['h'] = ''"
  expect(attributesIn(code)).toEqual(['b-c', 'e', 'f-g', 'h'])
})
