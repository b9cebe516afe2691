import { expect, test } from 'vitest'
import { browserStorage } from '@view-site/platform'
import { blockedStorage, memoryStorage } from '@view-site/vitest-config/storage'
import { readReferrers, recordReferrer } from './referrers.ts'

test('[AUTH-10] the first referrer is kept once, the last is always the latest, and none is direct', () => {
  const storage = memoryStorage()
  recordReferrer(storage, 'https://search.example/?q=vue')
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://search.example/?q=vue', referrer_last: 'https://blog.example/' })
  recordReferrer(storage, '')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://search.example/?q=vue', referrer_last: 'direct' })
})

test('[AUTH-10] a first visit without referrer is direct for good', () => {
  const storage = memoryStorage()
  recordReferrer(storage, '')
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'direct', referrer_last: 'https://blog.example/' })
})

test('[AUTH-10] blocked storage keeps the referrers as long as the page', () => {
  const storage = browserStorage(() => blockedStorage)
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://blog.example/', referrer_last: 'https://blog.example/' })
  const gone = browserStorage(() => {
    throw new DOMException('insecure', 'SecurityError')
  })
  recordReferrer(gone, '')
  expect(readReferrers(gone)).toEqual({ referrer_first: 'direct', referrer_last: 'direct' })
})

test('an address of any length fits the call', () => {
  const storage = memoryStorage()
  recordReferrer(storage, `https://long.example/${'a'.repeat(5000)}`)
  expect(readReferrers(storage).referrer_first.length).toBe(2000)
})
