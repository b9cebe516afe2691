import { expect, test } from 'vitest'
import { findShared } from './findShared.ts'

const own = (page: string) => Array.from({ length: 9 }, (_, index) => `Thought number ${index} of ${page} is its own.`).join(' ')

test('a page that shares more than a tenth of its sentences is reported, by its own share', () => {
  const shared = 'Restart the server after each change of it. The browser keeps the old one otherwise!'
  const pages = [
    { id: 'short', text: `${own('short')}\n${shared}` },
    { id: 'long', text: `${own('long')} ${own('long twice')} ${own('long again')} ${shared}` },
    { id: 'other', text: own('other') },
  ]
  expect(findShared(pages).map(({ ids, share }) => [...ids, Number(share.toFixed(2))])).toEqual([['short', 'long', 0.18]])
})

test('labels, names and a single sentence are no copy; Chinese sentences end with their own marks', () => {
  expect(
    findShared([
      { id: 'a', text: '名称。类型。默认值。修改之后要重新启动开发服务器。' },
      { id: 'b', text: '名称。类型。默认值。修改之后要重新启动开发服务器。' },
    ]),
  ).toEqual([])
  const twice = '修改之后要重新启动开发服务器。浏览器里留着的还是旧的那一份！'
  expect(
    findShared([
      { id: 'a', text: twice },
      { id: 'b', text: twice },
    ]).map(({ ids }) => ids.join()),
  ).toEqual(['a,b', 'b,a'])
})
