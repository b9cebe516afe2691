import { expect, test } from 'vitest'
import { isTaxNumber } from './isTaxNumber.ts'

test.each([
  ['the example of GB 32100-2015', '91350100M000100Y43'],
  ['the example of GB 11643-1999', '11010519491231002X'],
  ['an older number of 15', '110105123456789'],
  ['an older number of 20', '11010519491231002X01'],
])('[SALE-05] %s is a tax number', (_what, number) => expect(isTaxNumber(number)).toBe(true))

test.each([
  ['another check character', '91350100M000100Y44'],
  ['two digits that changed places', '91350010M000100Y43'],
  ['a letter the code does not have', '91350100M00010OY43'],
  ['a resident with a wrong check', '110105194912310021'],
  ['lower case', '91350100m000100y43'],
  ['too short', '9135010'],
  ['nothing', ''],
])('[SALE-05] %s is none', (_what, number) => expect(isTaxNumber(number)).toBe(false))
