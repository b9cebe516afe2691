import { expect, test } from 'vitest'
import { formatDate, formatDuration, formatMoney, formatNumber } from './format.ts'

test('money is formatted from its smallest unit, with cents only if they are not zero', () => {
  expect(formatMoney(198_000, 'CNY', 'zh-CN')).toBe('¥1,980')
  expect(formatMoney(198_050, 'CNY', 'zh-CN')).toBe('¥1,980.50')
  expect(formatMoney(198_000, 'CNY', 'en-US')).toBe('¥1,980')
  expect(formatMoney(0, 'CNY', 'zh-CN')).toBe('¥0')
  expect(formatMoney(1, 'USD', 'en-US')).toBe('$0.01')
  expect(formatMoney(500, 'JPY', 'en-US')).toBe('¥500')
  expect(formatMoney(198_000, 'CNY', 'zh-CN', { cents: true })).toBe('¥1,980.00')
})

test('numbers are grouped', () => {
  expect(formatNumber(1_234_567.8, 'zh-CN')).toBe('1,234,567.8')
})

test('a date without a time is the same in every time zone, a time is not', () => {
  expect(formatDate('2026-05-06', 'zh-CN')).toBe('2026年5月6日')
  expect(formatDate('2026-05-06', 'en-US')).toBe('May 6, 2026')
  expect(formatDate('2026-05-06T23:30:00Z', 'zh-CN', 'date', 'Asia/Shanghai')).toBe('2026年5月7日')
  expect(formatDate('2026-05-06T16:03:09Z', 'zh-CN', 'datetime', 'Asia/Shanghai')).toBe('2026/05/07 00:03')
  expect(formatDate('2026-05-06T16:03:09Z', 'en-US', 'time', 'UTC')).toBe('16:03:09')
  expect(formatDate('2026-05-06', 'zh-CN', 'month')).toBe('2026年5月')
})

test('a duration is formatted as a clock or in words', () => {
  expect(formatDuration(899.9, 'zh-CN')).toBe('14:59')
  expect(formatDuration(5, 'zh-CN')).toBe('00:05')
  expect(formatDuration(3849, 'zh-CN')).toBe('1:04:09')
  expect(formatDuration(-3, 'zh-CN')).toBe('00:00')
  expect(formatDuration(899, 'zh-CN', 'long')).toBe('14分钟59秒钟')
  expect(formatDuration(3661, 'en-US', 'long')).toBe('1 hour 1 minute 1 second')
  expect(formatDuration(0, 'en-US', 'long')).toBe('0 seconds')
})
