import { expect, test } from 'vitest'

import { eachToken } from './eachToken.ts'

function terms(text: string): string[] {
  const found: string[] = []
  eachToken(text, (term) => found.push(term))
  return found
}

test('a name of several parts is found by each and as a whole, however it is written', () => {
  expect(terms('rowClassName')).toEqual(['row', 'class', 'name', 'rowclassname'])
  expect(terms('row-class-name')).toEqual(['row', 'class', 'name', 'rowclassname'])
  expect(terms('XMLHttpRequest')).toEqual(['xml', 'http', 'request', 'xmlhttprequest'])
})

test('Chinese is cut into pairs, with the last character alone', () => {
  expect(terms('按需引入')).toEqual(['按需', '需引', '引入', '入'])
  expect(terms('用Button组件')).toEqual(['用', 'button', '组件', '件'])
})

test('full-width letters are the plain ones', () => {
  expect(terms('ＡＰＩ 接口')).toEqual(['api', '接口', '口'])
})

test('tokens have their positions', () => {
  const places: string[] = []
  const text = '设置 maxTagCount，再试'
  eachToken(text, (term, start, end) => places.push(`${term}=${text.slice(start, end)}`))
  expect(places).toEqual(['设置=设置', '置=置', 'max=max', 'tag=Tag', 'count=Count', 'maxtagcount=maxTagCount', '再试=再试', '试=试'])
})
