import { expect, test } from 'vitest'
import { channelOf, isAnswering } from './consult.ts'

const hours = { days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00', timeZone: 'Asia/Shanghai' }

// 2026-05-06 is a Wednesday; Shanghai is eight hours ahead of UTC.
test.each([
  ['2026-05-06T01:59:59Z', false],
  ['2026-05-06T02:00:00Z', true],
  ['2026-05-06T09:59:59Z', true],
  ['2026-05-06T10:00:00Z', false],
  ['2026-05-08T16:30:00Z', false],
  ['2026-05-09T04:00:00Z', false],
  ['2026-05-10T04:00:00Z', false],
  ['2026-05-11T04:00:00Z', true],
])('[SALE-03] on weekdays from 10 to 18 in Shanghai: %s is %s', (at, answers) => {
  expect(isAnswering(hours, new Date(at))).toBe(answers)
})

test('[SALE-03] a visitor of the paid search has another id and another code', () => {
  const channel = { trackingId: 'site', code: 'https://a.example' }
  const paid = { trackingId: 'paid', code: 'https://b.example' }
  const data = { channel, campaign: { prefix: 'iview_bdtg_', channel: paid } }
  expect(channelOf(data, 'iview_bdtg_42')).toBe(paid)
  expect(channelOf(data, 'newsletter')).toBe(channel)
  expect(channelOf(data, 'x_iview_bdtg_42')).toBe(channel)
  expect(channelOf(data, '')).toBe(channel)
})
