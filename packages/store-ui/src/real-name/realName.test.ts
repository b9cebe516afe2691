import { expect, test } from 'vitest'
import { realNameFaults, tidyIdNumber } from './realName.ts'

test('[SALE-07] a number is taken with spaces and a small x', () => {
  expect(tidyIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X')
  expect(realNameFaults({ name: ' 林夏 ', id_number: '110105 19491231 002x' })).toEqual({})
})

test('[SALE-07] each field says what is wrong with it', () => {
  expect(realNameFaults({ name: '林', id_number: '' })).toEqual({ name: 'nameWrong', id_number: 'numberMissing' })
  expect(realNameFaults({ name: '林夏', id_number: '110105194912310021' })).toEqual({ id_number: 'numberWrong' })
})
