import { expect, test } from 'vitest'
import { draftStore } from './draftStore.ts'

const server = 'export default () => () => {}'
const draft = {
  files: { 'App.vue': '<template>edited</template>', 'server.js': `// edited\n${server}` },
  original: { 'App.vue': '<template />', 'server.js': server },
}

test('[PLUS-03] a draft is restored for its URL only, with the path of its demo', () => {
  const { store, at } = openStore()
  store.write({ ...draft, page: '/view-ui-plus/component/base/button#type' })
  expect(store.read()).toEqual({ ...draft, page: '/view-ui-plus/component/base/button#type' })
  at('?version=1.2')
  expect(store.read()).toBeUndefined()
})

test('[PLUS-03] a draft without a path, or with an invalid one, is restored', () => {
  const { store, storage } = openStore()
  store.write(draft)
  expect(store.read()).toEqual(draft)
  for (const [key, text] of storage) storage.set(key, JSON.stringify({ ...JSON.parse(text), page: 'javascript:alert(1)' }))
  expect(store.read()).toEqual(draft)
})

test('[PLUS-03] a draft with a file that is not valid is not restored', () => {
  const { store, storage } = openStore()
  for (const files of [{}, { 'server.js': server }, { ...draft.files, 'server.js': 1 }]) {
    store.write(draft)
    for (const [key, text] of storage) storage.set(key, JSON.stringify({ ...JSON.parse(text), files }))
    expect(store.read()).toBeUndefined()
  }
})

function openStore() {
  const storage = new Map<string, string>()
  let address = ''
  const store = draftStore(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    () => address,
  )
  return { store, storage, at: (next: string) => void (address = next) }
}
