import { expect, test } from 'vitest'
import { describeAgent } from './describeAgent.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${chrome}`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${chrome} MicroMessenger/8.0.50`, 'WeChat', 'Android'],
])('%s', (userAgent, browser, system) => {
  expect(describeAgent(userAgent)).toEqual({ browser, system })
})

test('a program has no description', () => {
  expect(describeAgent('curl/8.5.0')).toBeUndefined()
  expect(describeAgent('')).toBeUndefined()
})
