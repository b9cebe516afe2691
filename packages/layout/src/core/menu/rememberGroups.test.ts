import { expect, test } from 'vitest'
import { layoutOptions } from '../../../test/layoutOptions.tsx'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { createLayout } from '../../index.ts'
import { rememberGroups } from './rememberGroups.ts'

function visit(storage: MemoryStorage, menuAccordion: boolean) {
  const { store, menu, settings } = createLayout({ ...layoutOptions(), storage, settings: { menuAccordion } })
  const stop = rememberGroups({ store, menu, settings, storage, storageKey: 'menu' })
  return { menu, stop, open: () => [...store.get(menu.openGroups)] }
}

test('[LAY-01] groups that were opened are open on the next visit; an accordion remembers none', () => {
  const storage = memoryStorage()
  const first = visit(storage, false)
  first.menu.toggle('s-0', true)
  first.menu.toggle('s-2', true)
  first.menu.toggle('s-0', false)
  first.stop()
  expect(visit(storage, false).open()).toEqual(['s-2'])
  expect(visit(storage, true).open()).toEqual([])
})

test.each(['', '{', 'null', '{}', '[7, null, "__proto__", "s", "s-1x"]'])('damaged storage opens nothing: %s', (stored) => {
  expect(visit(memoryStorage({ menu: stored }), false).open()).toEqual([])
})
