import { expect, test } from 'vitest'
import { keptPackages } from '../src/index.ts'
import { readPackages } from '../src/readPackages.ts'
import { manifest, put, workspace } from './workspace.ts'

const source = `
/** Where a thing is sold. */
export interface ShopOptions<Thing = string> extends Named {
  /** In fen. @default 100 */
  price?: number | undefined
  find: (name: string) => Thing | undefined
  onClose?: ((at: Named) => void) | undefined
  close(now?: boolean): void
}

/** Has a name. */
export interface Named {
  name: string
}

/**
 * Opens a shop. See {@link Named}.
 * @param options What it needs.
 * @param count How many things there are.
 * @returns Its address.
 * @throws When the street is full.
 * @example open({ name: 'a' })
 */
export function open({ name }: ShopOptions, count = 3): string {
  return name + count
}

/** What went wrong. */
export class ShopError extends Error {
  /** A number of the shop's own. */
  readonly code: number
  private secret = 1
  constructor(options: Named) {
    super(options.name)
    this.code = this.secret
  }
}

/** Days of the week. */
export const days = ['mon', 'tue'] as const
export type Day = (typeof days)[number]
`

const files = {
  'packages/shop/package.json': manifest,
  'packages/shop/src/shop.ts': source,
  'packages/shop/src/index.ts':
    "export { days, open, ShopError, type Day, type Named, type ShopOptions } from './shop.ts'\nexport { open as openShop } from './shop.ts'\n",
  'packages/shop/src/more.ts': "export type { Named } from './shop.ts'\n",
  'packages/inside/package.json': JSON.stringify({
    name: '@view-site/inside',
    version: '0.0.0',
    private: true,
    exports: { '.': './index.ts' },
  }),
}

test('reads the entries, style sheets and types of a published package, and skips a private one', async () => {
  const packages = await readPackages(await workspace(files))
  expect(packages).toMatchObject([{ name: '@view-site/shop', version: '1.2.3', folder: 'shop', sheets: ['@view-site/shop/styles.css'] }])
  expect(packages[0]?.ambient).toEqual(['@view-site/shop/client'])
  expect(packages[0]?.entries.map(({ specifier, names }) => [specifier, names.map(({ name }) => name)])).toEqual([
    ['@view-site/shop', ['days', 'open', 'ShopError', 'Day', 'Named', 'ShopOptions', 'openShop']],
    ['@view-site/shop/more', ['Named']],
  ])
  expect(packages[0]?.entries[0]?.bytes).toBeGreaterThan(packages[0]?.entries[1]?.bytes ?? 0)
})

test('a name has a signature, a description and the position of its declaration', async () => {
  const [found] = await readPackages(await workspace(files))
  const nameOf = (name: string) => found?.entries[0]?.names.find((one) => one.name === name)
  const file = 'packages/shop/src/shop.ts'
  expect(nameOf('open')).toMatchObject({
    kind: 'function',
    file,
    line: 24,
    summary: 'Opens a shop. See {@link Named}.',
    signature: 'function open(options: ShopOptions, count?: number): string',
    parameters: [
      { name: 'options', optional: false, type: [{ name: 'ShopOptions', key: `${file}#ShopOptions` }], text: 'What it needs.' },
      { name: 'count', optional: true, type: ['number'], default: '3', text: 'How many things there are.' },
    ],
    returns: { type: ['string'], text: 'Its address.' },
    throws: ['When the street is full.'],
    examples: ["open({ name: 'a' })"],
  })
  expect(nameOf('ShopOptions')).toMatchObject({
    kind: 'type',
    signature: 'interface ShopOptions<Thing = string>',
    above: [{ name: 'Named', key: `${file}#Named` }],
    members: [
      { name: 'price', optional: true, type: ['number'], default: '100', text: 'In fen.' },
      { name: 'find', optional: false, type: [expect.stringContaining('(name: string) => '), { name: 'Thing' }, ' | undefined'] },
      { name: 'onClose', optional: true, type: ['(at: ', { name: 'Named' }, ') => void'] },
      { name: 'close', optional: false, type: ['(now?: boolean) => void'] },
    ],
  })
  expect(nameOf('ShopError')).toMatchObject({
    kind: 'class',
    signature: 'new ShopError(options: Named)',
    members: [{ name: 'code', type: ['number'], text: "A number of the shop's own." }],
  })
  expect(nameOf('days')).toMatchObject({ kind: 'constant', signature: "const days: readonly ['mon', 'tue']" })
  expect(nameOf('Day')).toMatchObject({ kind: 'type', signature: 'type Day = (typeof days)[number]', summary: '' })
  expect(nameOf('openShop')?.key).toBe(nameOf('open')?.key)
})

test('the result is cached until a source changes', async () => {
  const root = await workspace({ ...files, 'pnpm-lock.yaml': '' })
  const cache = `${root}/cache`
  const count = async () => (await keptPackages(root, cache))[0]?.entries[1]?.names.length
  expect(await count()).toBe(1)
  expect(await keptPackages(root, cache)).toBe(await keptPackages(root, cache))
  await put(root, 'packages/shop/src/more.ts', "export type { Named, ShopOptions } from './shop.ts'\n")
  expect(await count()).toBe(2)
})
