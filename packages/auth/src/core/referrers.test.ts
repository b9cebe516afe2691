import { expect, test } from 'vitest'
import { browserStorage } from '@view-site/platform'
import { blockedStorage, memoryStorage } from '@view-site/vitest-config/storage'
import { readReferrers, recordReferrer } from './referrers.ts'

test('[AUTH-10] the first referrer is stored once, the last one always updated, and no referrer is `direct`', () => {
  const storage = memoryStorage()
  recordReferrer(storage, 'https://search.example/?q=vue')
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://search.example/?q=vue', referrer_last: 'https://blog.example/' })
  recordReferrer(storage, '')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://search.example/?q=vue', referrer_last: 'direct' })
})

test('[AUTH-10] a first visit without a referrer stays `direct`', () => {
  const storage = memoryStorage()
  recordReferrer(storage, '')
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'direct', referrer_last: 'https://blog.example/' })
})

test('[AUTH-10] with blocked storage the referrers are kept until the page is left', () => {
  const storage = browserStorage(() => blockedStorage)
  recordReferrer(storage, 'https://blog.example/')
  expect(readReferrers(storage)).toEqual({ referrer_first: 'https://blog.example/', referrer_last: 'https://blog.example/' })
  const gone = browserStorage(() => {
    throw new DOMException('insecure', 'SecurityError')
  })
  recordReferrer(gone, '')
  expect(readReferrers(gone)).toEqual({ referrer_first: 'direct', referrer_last: 'direct' })
})

test('a long referrer is cut to fit the call', () => {
  const storage = memoryStorage()
  recordReferrer(storage, `https://long.example/${'a'.repeat(5000)}`)
  expect(readReferrers(storage).referrer_first.length).toBe(2000)
})
