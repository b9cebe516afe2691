import { expect, test } from 'vitest'
import { filesOf, read } from '../src/repository.ts'

/** Attributes that two packages use independently, on different elements. */
const separateAttributes = ['columns', 'open', 'state', 'tabs', 'text']

/** Keys whose names also occur as something else: the identifier of a record, and fields of the sign-up call. */
const separateKeys = ['id', 'referrer_first', 'referrer_last']

/** The texts of these functions are inlined in pages, so they cannot use constants. */
const inlined = new Set([
  'packages/layout/src/core/settings/setRootAttributes.ts',
  'packages/static-site/src/inline/holdDemoPresses.ts',
  'packages/static-site/src/inline/holdPresses.ts',
])

const sources = filesOf('packages/*/src/**', 'apps/*/src/**', 'apps/*/build/**', 'apps/*/server/**')
  .filter((file) => /\.(?:tsx?|css|vue)$/.test(file) && !/\.test\.|\/routeTree\.gen\./.test(file) && !inlined.has(file))
  .map((file) => ({ workspace: file.split('/').slice(0, 2).join('/'), code: withoutComments(read(file)) }))

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
}

/** Names of `data-*` attributes, spelled as in HTML. */
function attributesIn(code: string): string[] {
  const written = [...code.matchAll(/\bdata-([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  const properties = [...code.matchAll(/\bdataset(?:\.|\[')(\w+)/g)].map(([, name = '']) => name)
  return [...written, ...properties.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))]
}

/** Names of events and channels, and keys of storage and of history state, found by their use or by the name of their constant. */
function keysIn(code: string): string[] {
  const used = code.matchAll(/\b(?:[gs]etItem|removeItem|new (?:Custom)?Event|new BroadcastChannel)\(\s*['`]([^'`$]+)/g)
  const declared = code.matchAll(/\b\w*(?:[kK]ey|Event|Channel)(?:: \w+)? = ['`]([^'`$]+)/g)
  const listed = [...code.matchAll(/\b\w*Keys(?:: \w+)? = \{([^}]*)\}/g)].flatMap(([, list = '']) => [...list.matchAll(/: ['`]([^'`$]+)/g)])
  return [...used, ...declared, ...listed].map(([, name = '']) => name).filter((name) => !(`on${name}` in domEvents))
}

/** DOM events that the code dispatches. */
const domEvents = { onchange: true, oninput: true, onload: true, onresize: true, onscroll: true }

/** Each name, with the workspaces that use it. */
function sharedNames(namesIn: (code: string) => string[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { workspace, code } of sources)
    for (const name of namesIn(code)) users.set(name, (users.get(name) ?? new Set()).add(workspace))
  return users
}

function several(users: Map<string, Set<string>>): string[] {
  return [...users].filter(([, workspaces]) => workspaces.size > 1).map(([name, workspaces]) => `${name}: ${[...workspaces].join(', ')}`)
}

test('an attribute that several packages use is defined in one of them, which exports its name', () => {
  const users = sharedNames((code) => attributesIn(code).filter((name) => !separateAttributes.includes(name)))
  expect(several(users)).toEqual([])
  expect(users.size).toBeGreaterThan(50)
})

test('a storage key, a history key and the name of an event are defined in the package that owns them, which exports them', () => {
  const keys = new Set(sources.flatMap(({ code }) => keysIn(code)).filter((key) => !separateKeys.includes(key)))
  const users = sharedNames((code) => [...code.matchAll(/['`]([^'`$\n]+)/g)].map(([, text = '']) => text).filter((text) => keys.has(text)))
  expect(several(users)).toEqual([])
  expect(keys.size).toBeGreaterThan(20)
})

test('attributes are found in markup, selectors and properties, not in comments', () => {
  const code = "/* data-a */ <i data-b-c /> // data-d\n'[data-e]'; dataset.fG = ''; dataset['h'] = ''"
  expect(attributesIn(withoutComments(code))).toEqual(['b-c', 'e', 'f-g', 'h'])
})

test('keys are found in calls, constants and lists', () => {
  const code = "a.getItem('b'); new Event('c:d'); new Event('scroll'); const eKey = 'f'; const gKeys: H = { i: 'j', k: `l` }"
  expect(keysIn(code)).toEqual(['b', 'c:d', 'f', 'j', 'l'])
})
