import type { KeyValueStorage } from '@view-site/platform'
import { expect, test } from 'vitest'
import { createEquipment } from '../src/data/createEquipment.ts'
import { createRequests } from '../src/data/createRequests.ts'
import { createSession } from '../src/session/createSession.ts'

function memory(entries: Record<string, string> = {}): KeyValueStorage & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries))
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('a role is restored on the next visit with its permissions, but not from damaged storage', () => {
  const storage = memory()
  const session = createSession(storage)
  expect([session.role(), session.can()(['assets'])]).toEqual([null, false])
  session.signIn('keeper')
  expect([session.can()(['assets', 'admin']), session.can()(['admin'])]).toEqual([true, false])
  expect(createSession(storage).role()).toBe('keeper')
  session.signOut()
  expect(createSession(storage).role()).toBeNull()
  expect(createSession(memory({ 'starter.session': 'root' })).role()).toBeNull()
})

test('saved equipment is restored on the next visit and overrides the sample', () => {
  const storage = memory()
  const equipment = createEquipment(storage)
  const first = equipment.find('A-0001')
  if (!first) throw new Error('The sample is empty.')
  equipment.save({ ...first, model: 'Note 99' })
  expect(createEquipment(storage).find('A-0001')?.model).toBe('Note 99')
  expect(createEquipment(storage).all()).toHaveLength(equipment.all().length)
})

test.each(['{', 'null', '[]', '[null, 7, {"id":"A-0001"}]', '"x"'])('damaged storage %s falls back to the sample', (stored) => {
  const sample = createEquipment(memory()).all()
  expect(createEquipment(memory({ 'starter.equipment': stored })).all()).toEqual(sample)
})

test('an answered request does not come back on the next visit', () => {
  const storage = memory()
  const requests = createRequests(storage)
  const before = requests.waiting().length
  requests.answer('R-032')
  expect(requests.waiting()).toHaveLength(before - 1)
  expect(
    createRequests(storage)
      .waiting()
      .map(({ id }) => id),
  ).not.toContain('R-032')
})
